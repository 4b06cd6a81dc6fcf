import type { LocationAdminWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { differingFields, formOf, type LocationFormValues } from '../../model/location-form';

const labels = {
  nameEn: 'locations.form.nameEn',
  nameFr: 'locations.form.nameFr',
  companyId: 'locations.form.company',
  address: 'locations.form.address',
  city: 'locations.form.city',
  province: 'locations.form.province',
  postalCode: 'locations.form.postalCode',
  latitude: 'locations.form.latitude',
  longitude: 'locations.form.longitude',
  timeZone: 'locations.form.timeZone',
  img: 'locations.form.picture',
} as const satisfies Record<keyof LocationFormValues, string>;

interface LocationConflictProps {
  mine: LocationFormValues;
  theirs: LocationAdminWire;
  onKeep: () => void;
  onReload: () => void;
}

/** Reports that someone else changed the location, and which fields differ. */
export function LocationConflict({ mine, theirs, onKeep, onReload }: LocationConflictProps) {
  const { t } = useTranslation('arenas.admin');
  const locale = useLocale();
  return (
    <EditConflict
      title={t('locations.conflict.title')}
      text={t('locations.conflict.text', { time: formatOfficeDateTime(theirs.updatedAt, locale) })}
      fields={differingFields(mine, formOf(theirs)).map((name) => t(labels[name]))}
      onKeep={onKeep}
      onReload={onReload}
    />
  );
}
