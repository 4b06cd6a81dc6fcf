import { type SlotAdminWire, SlotState, SlotType } from '@dronesoccer/contracts';
import { Lock, Trophy, UserRoundCheck, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { timesText } from '../../model/words';

const icons = { [SlotType.GUEST]: Users, [SlotType.MEMBER]: UserRoundCheck, [SlotType.TOURNAMENT]: Trophy };

export const tones = {
  [SlotType.GUEST]: 'border-ice-fill bg-ice-fill text-on-ice',
  [SlotType.MEMBER]: 'border-ink bg-ink text-ground',
  [SlotType.TOURNAMENT]: 'border-red-fill bg-red-fill text-on-red',
};

/** The colours of a slot: filled by its type while it is open, an empty frame once it is closed. */
export const slotTone = ({ type, state }: SlotAdminWire): string =>
  state === SlotState.CLOSED ? 'border-dashed border-line-strong bg-surface text-ink' : tones[type];

export interface SlotEventProps {
  slot: SlotAdminWire;
  /** Where it stands now, while it is dragged too. */
  localStart: string;
  localEnd: string;
  /** On one line, as in a month. */
  isFlat: boolean;
}

/** A slot in the calendar: when, for whom, how many seats are taken, and whether it is closed or full. */
export function SlotEvent({ slot, localStart, localEnd, isFlat }: SlotEventProps) {
  const { t } = useTranslation('slots');
  const locale = useLocale();
  const Icon = icons[slot.type];
  const isClosed = slot.state === SlotState.CLOSED;
  const isFull = slot.taken >= slot.capacity;
  return (
    <span
      className={cx(
        'flex min-w-0 gap-x-1.5 overflow-hidden text-[0.8125rem] leading-tight',
        isFlat ? 'items-center whitespace-nowrap' : 'h-full flex-col p-0.5',
      )}
    >
      <span className="truncate font-semibold tabular-nums">{timesText(localStart, localEnd, locale)}</span>
      <span className="flex min-w-0 items-center gap-1">
        <Icon aria-hidden className="size-3.5 shrink-0" />
        <span className="truncate">{t(`types.${slot.type}`)}</span>
      </span>
      <span className="flex min-w-0 items-center gap-1 tabular-nums">
        {isClosed && <Lock aria-hidden className="size-3.5 shrink-0" />}
        <span className="truncate">
          {t('taken', { taken: slot.taken, capacity: slot.capacity })}
          {isClosed ? ` · ${t('states.closed')}` : isFull && ` · ${t('states.full')}`}
        </span>
      </span>
    </span>
  );
}
