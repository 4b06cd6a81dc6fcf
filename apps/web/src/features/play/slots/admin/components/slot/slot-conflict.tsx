import type { SlotAdminWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { differingFields, formOf, type SlotFormValues } from '../../model/slot-form';
import { slotText } from '../../model/words';

interface SlotConflictProps {
  mine: SlotFormValues;
  theirs: SlotAdminWire;
  onKeep: () => void;
  onReload: () => void;
}

/** Reports that someone else changed the slot, and which fields differ. */
export function SlotConflict({ mine, theirs, onKeep, onReload }: SlotConflictProps) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const labels: Record<keyof SlotFormValues, string> = {
    day: t('form.day'),
    start: t('form.start'),
    end: t('form.end'),
    type: t('form.type'),
    capacity: t('form.capacity'),
    isOpen: t('form.open'),
    repeat: t('repeat.label'),
    until: t('repeat.until'),
    skipHolidays: t('fill.skipHolidays'),
    guestStandard: `${t('prices.guest')}, ${t('prices.standard')}`,
    guestPremium: `${t('prices.guest')}, ${t('prices.premium')}`,
    memberStandard: `${t('prices.member')}, ${t('prices.standard')}`,
    memberPremium: `${t('prices.member')}, ${t('prices.premium')}`,
    fullStandard: `${t('prices.full')}, ${t('prices.standard')}`,
    fullPremium: `${t('prices.full')}, ${t('prices.premium')}`,
  };
  return (
    <EditConflict
      title={t('conflict.title')}
      text={t('conflict.text', { slot: slotText(theirs, locale) })}
      fields={differingFields(mine, formOf(theirs, locale)).map((name) => labels[name])}
      onKeep={onKeep}
      onReload={onReload}
    />
  );
}
