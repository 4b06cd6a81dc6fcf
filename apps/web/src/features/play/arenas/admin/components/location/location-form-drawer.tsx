import type { LocationAdminWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { usePictureUploads } from '@/features/common/admin/pictures/use-picture-uploads';
import { differingFields, useEditForm } from '@/features/common/admin/use-edit-form';
import { useSeesEveryCompany } from '@/features/common/admin/use-sees-every-company';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { useSaveLocation } from '../../api/use-changes';
import {
  checkLocation,
  emptyLocation,
  fieldOf,
  formOf,
  type LocationForm,
  locationLabels,
  locationRules,
  termsOf,
} from '../../model/location-form';
import { AddressFields, NameFields } from './location-fields';
import { LocationPicture } from './location-picture';
import { MapFields } from './map-fields';
import { OpenState } from './open-state';

/**
 * Creates or edits a location. If someone else saves it meanwhile, their changes are shown before anything is
 * overwritten.
 */
export function LocationFormDrawer({ location }: { location: LocationAdminWire | null }) {
  const { t } = useTranslation('arenas.admin');
  const locale = useLocale();
  const seesAll = useSeesEveryCompany();
  const zoneMissing = t('locations.form.timeZoneMissing');
  const form: LocationForm = useRuledForm(locationRules, location ? formOf(location) : emptyLocation, (values, of) =>
    checkLocation(values, of, zoneMissing),
  );
  const save = useSaveLocation();
  const uploads = usePictureUploads('arenas.admin.uploadPicture', (url) =>
    form.setValue('img', url, { shouldDirty: true }),
  );
  const isDirty = form.formState.isDirty || uploads.isUploading;
  const drawer = useRouteDrawer({ backTo: paths.dashboardLocations, isDirty });

  const edit = useEditForm({
    conflict: 'ARENA_008',
    ...{ form, standing: location, formOf, termsOf, fieldOf, save },
    isUploading: uploads.isUploading,
    onSaved: ({ names }) => {
      const key = location ? 'locations.form.saved' : 'locations.form.created';
      notify({ type: 'success', message: t(key, { name: names[locale] }) });
      drawer.leave();
    },
  });
  return (
    <FormDrawer
      drawer={drawer}
      title={location ? location.names[locale] : t('locations.form.newTitle')}
      description={location ? undefined : t('locations.form.newText')}
      onSubmit={edit.submit}
      submitLabel={t(location ? 'locations.form.save' : 'locations.form.create')}
      pending={save.isPending}
      error={edit.error}
      actions={
        location &&
        seesAll && (
          <OpenState
            location={location}
            onDone={(standing) => {
              // Unsaved input is kept and rebased on the location's new state.
              if (form.formState.isDirty) edit.rebaseOn(standing);
              else drawer.leave();
            }}
          />
        )
      }
    >
      <EditConflict
        edit={edit}
        describe={(theirs) => ({
          title: t('locations.conflict.title'),
          text: t('locations.conflict.text', { time: formatOfficeDateTime(theirs.updatedAt, locale) }),
          fields: differingFields(form.getValues(), formOf(theirs)).map((name) => t(locationLabels[name])),
        })}
      />
      <NameFields form={form} company={location?.company ?? null} />
      <AddressFields form={form} />
      <MapFields form={form} />
      <LocationPicture form={form} uploads={uploads} />
      {edit.isWaiting && (
        <p role="status" className="font-semibold">
          {t('form.wait')}
        </p>
      )}
    </FormDrawer>
  );
}
