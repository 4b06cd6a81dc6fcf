import type { ArenaAdminWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { type ArenaFormValues, differingFields, formOf } from '../../model/arena-form';

const labels = {
  locationId: 'form.location',
  class: 'form.class',
  capacity: 'form.capacity',
  nameEn: 'form.nameEn',
  nameFr: 'form.nameFr',
  descriptionEn: 'form.descriptionEn',
  descriptionFr: 'form.descriptionFr',
  rulesEn: 'form.rulesEn',
  rulesFr: 'form.rulesFr',
  bringEn: 'form.bringEn',
  bringFr: 'form.bringFr',
  gettingThereEn: 'form.gettingThereEn',
  gettingThereFr: 'form.gettingThereFr',
  standardIncludesEn: 'form.standardIncludesEn',
  standardIncludesFr: 'form.standardIncludesFr',
  premiumIncludesEn: 'form.premiumIncludesEn',
  premiumIncludesFr: 'form.premiumIncludesFr',
  pictures: 'kit:pictures.title',
  week: 'hours.title',
  isActive: 'form.active',
} as const satisfies Record<keyof ArenaFormValues, string>;

interface ArenaConflictProps {
  mine: ArenaFormValues;
  theirs: ArenaAdminWire;
  onKeep: () => void;
  onReload: () => void;
}

/** Reports that someone else changed the arena, and which fields differ. */
export function ArenaConflict({ mine, theirs, onKeep, onReload }: ArenaConflictProps) {
  const { t } = useTranslation(['arenas.admin', 'kit']);
  const locale = useLocale();
  return (
    <EditConflict
      title={t('conflict.title')}
      text={t('conflict.text', { time: formatOfficeDateTime(theirs.updatedAt, locale) })}
      fields={differingFields(mine, formOf(theirs)).map((name) => t(labels[name]))}
      onKeep={onKeep}
      onReload={onReload}
    />
  );
}
