import { type ArenaAdminWire, limits, arenaLimits } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { PictureFields } from '@/features/common/admin/pictures/picture-fields';
import { usePictureUploads } from '@/features/common/admin/pictures/use-picture-uploads';
import { abandonOnLeave } from '@/features/common/admin/unsaved/abandon-on-leave';
import { UnsavedNotice } from '@/features/common/admin/unsaved/unsaved-notice';
import { useUnsavedForm } from '@/features/common/admin/unsaved/use-unsaved-form';
import { differingFields, useEditForm } from '@/features/common/admin/use-edit-form';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { useSaveArena } from '../../api/use-changes';
import {
  type ArenaForm,
  arenaLabels,
  arenaRules,
  checkArena,
  emptyArena,
  fieldOf,
  formOf,
  termsOf,
} from '../../model/arena-form';
import { DeactivateArena } from './deactivate-arena';
import { HoursFields } from './hours-fields';
import { PlaceFields } from './place-fields';
import { TextFields } from './text-fields';

/**
 * Creates or edits an arena. If someone else saves it meanwhile, their changes are shown before anything is
 * overwritten.
 */
export function ArenaFormDrawer({ arena }: { arena: ArenaAdminWire | null }) {
  const { t } = useTranslation(['arenas.admin', 'kit']);
  const locale = useLocale();
  const words = {
    locationMissing: t('form.locationMissing'),
    capacityInvalid: t('form.capacityInvalid', { max: limits.arenaSeatsMax }),
    altMissing: t('kit:pictures.altMissing'),
    hoursInvalid: t('hours.invalid'),
  };
  const form: ArenaForm = useRuledForm(arenaRules, arena ? formOf(arena) : emptyArena, (values) =>
    checkArena(values, words),
  );
  const save = useSaveArena();
  const uploads = usePictureUploads('arenas.admin.uploadPicture', (url) => {
    const { nameEn: en, nameFr: fr, pictures } = form.getValues();
    form.setValue('pictures', [...pictures, { url, alt: { en, fr } }], { shouldDirty: true, shouldTouch: true });
  });
  const drawer = useRouteDrawer({ backTo: paths.arenas, isDirty: form.formState.isDirty || uploads.isUploading });

  const edit = useEditForm({
    conflict: 'ARENA_008',
    ...{ form, standing: arena, formOf, termsOf, fieldOf, save },
    isUploading: uploads.isUploading,
    onSaved: ({ name }) => {
      notify({ type: 'success', message: t(arena ? 'form.saved' : 'form.created', { name: name[locale] }) });
      unsaved.text.abandon();
      drawer.leave();
    },
  });
  const unsaved = useUnsavedForm(`arena ${arena?.id ?? 'new'}`, form, () => arena && edit.meet(arena));
  const isShown = form.watch('isActive');
  return (
    <FormDrawer
      drawer={{ ...drawer, guard: abandonOnLeave(drawer.guard, unsaved.text) }}
      width="wide"
      title={arena ? arena.name[locale] : t('form.newTitle')}
      description={arena ? undefined : t('form.newText')}
      onSubmit={edit.submit}
      submitLabel={t(arena ? 'form.save' : 'form.create')}
      pending={save.isPending}
      error={edit.error}
      actions={
        arena?.isActive &&
        isShown && (
          <DeactivateArena
            arena={arena}
            onDone={(standing) => {
              // Unsaved input is kept and rebased on the arena's new state.
              if (form.formState.isDirty) edit.rebaseOn(standing);
              else drawer.leave();
            }}
          />
        )
      }
    >
      <UnsavedNotice text={unsaved.text} onTake={unsaved.take} />
      <EditConflict
        edit={edit}
        describe={(theirs) => ({
          title: t('conflict.title'),
          text: t('conflict.text', { time: formatOfficeDateTime(theirs.updatedAt, locale) }),
          fields: differingFields(form.getValues(), formOf(theirs)).map((name) => t(arenaLabels[name])),
        })}
      />
      <PlaceFields form={form} isNew={arena === null} />
      <TextFields form={form} />
      <PictureFields
        pictures={form.watch('pictures')}
        onChange={(next) =>
          form.setValue('pictures', [...next], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
        error={form.errorOf('pictures')}
        max={arenaLimits.arenaPicturesMax}
        uploads={uploads}
      />
      {edit.isWaiting && (
        <p role="status" className="font-semibold">
          {t('form.wait')}
        </p>
      )}
      <HoursFields form={form} />
    </FormDrawer>
  );
}
