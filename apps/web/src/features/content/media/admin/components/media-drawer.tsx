import type { MediaWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { differingFields, useEditForm } from '@/features/common/admin/use-edit-form';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { paths } from '@/lib/dashboard-paths';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { callQuery } from '@/lib/query/call-query';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { TextField } from '@/ui/fields/text-field';
import { FormSection } from '@/ui/layout/form-section';
import { ConfirmButton } from '@/ui/overlays/confirm-button';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { useDeleteMedia, useSaveMedia } from '../api/use-media-changes';
import { fieldOf, formOf, type MediaForm, type MediaFormValues, mediaRules, termsOf } from '../model/media-form';
import { FocusPicker } from './focus-picker';
import { UsedIn } from './used-in';

/** The drawer of a picture, with its form once the picture is loaded. */
export function MediaDrawer({ id }: { id: string }) {
  const { t } = useTranslation('media.admin');
  // Reload the picture each time the drawer opens, because others may have changed it or where it is used.
  const media = useQuery({ ...callQuery('media.admin.get', { params: { id } }), gcTime: 0 });
  return (
    <LoadedDrawer query={media} title={t('form.loading')} backTo={paths.media}>
      {(data) => <MediaFormDrawer key={id} media={data} />}
    </LoadedDrawer>
  );
}

function MediaFormDrawer({ media }: { media: MediaWire }) {
  const { t } = useTranslation('media.admin');
  const locale = useLocale();
  const form: MediaForm = useRuledForm<MediaFormValues>(mediaRules, formOf(media));
  const save = useSaveMedia();
  const remove = useDeleteMedia();
  const drawer = useRouteDrawer({ backTo: paths.media, isDirty: form.formState.isDirty });
  const edit = useEditForm({
    ...{ form, standing: media, formOf, termsOf, fieldOf, save, conflict: 'CONTENT_004' },
    onSaved: () => {
      notify({ type: 'success', message: t('form.saved') });
      drawer.leave();
    },
  });
  const { id, name, width, height, version, usedIn, alt } = media;
  return (
    <FormDrawer
      drawer={drawer}
      title={alt[locale] || name}
      description={width === null || height === null ? name : t('form.facts', { name, width, height })}
      onSubmit={edit.submit}
      submitLabel={t('form.save')}
      pending={save.isPending}
      error={edit.error}
      actions={
        usedIn.length === 0 && (
          <ConfirmButton
            icon={Trash2}
            label={t('delete.action')}
            title={t('delete.title')}
            text={t('delete.text')}
            confirmLabel={t('delete.confirm')}
            change={remove}
            input={{ id, version }}
            onDone={() => {
              notify({ type: 'success', message: t('delete.done') });
              drawer.leave();
            }}
          />
        )
      }
    >
      <EditConflict
        edit={edit}
        describe={(theirs) => ({
          title: theirs.savedBy === null ? t('conflict.title') : t('conflict.titleBy', { name: theirs.savedBy }),
          text: t('conflict.text'),
          fields: differingFields(form.getValues(), formOf(theirs)).map((field) => t(`fields.${field}`)),
        })}
      />
      <FormSection title={t('form.texts')} text={t('form.textsHint')} columns={1}>
        <TextField form={form} name="altEn" label={t('fields.altEn')} lang="en" />
        <TextField form={form} name="altFr" label={t('fields.altFr')} lang="fr" />
      </FormSection>
      <FocusPicker form={form} media={media} />
      <UsedIn places={usedIn} />
    </FormDrawer>
  );
}
