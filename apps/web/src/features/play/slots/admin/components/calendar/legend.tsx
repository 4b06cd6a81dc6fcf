import { SlotState, SlotType, valuesOf } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { toneOf } from './slot-event';

/** The meaning of the calendar's colours. Each slot states the same in words. */
export function Legend() {
  const { t } = useTranslation('slots.admin');
  const entries = [
    ...valuesOf(SlotType).map((type) => ({ name: t(`types.${type}`), tone: toneOf({ type, state: SlotState.OPEN }) })),
    { name: t('states.closed'), tone: toneOf({ type: SlotType.GUEST, state: SlotState.CLOSED }) },
  ];
  return (
    <ul aria-label={t('calendar.legend')} className="flex flex-wrap gap-x-4 gap-y-1">
      {entries.map(({ name, tone }) => (
        <li key={name} className="flex items-center gap-2">
          <span
            aria-hidden
            className={cx('size-4 rounded border-2 forced-color-adjust-none', tone.edge)}
            style={{ background: tone.fill }}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
