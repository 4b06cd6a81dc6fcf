import { type SlotAdminWire, SlotState, SlotType } from '@dronesoccer/contracts';
import { LockKeyhole, Trophy, UserRoundCheck, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { timesText, timeText } from '../../model/words';

const icons = { [SlotType.GUEST]: UsersRound, [SlotType.MEMBER]: UserRoundCheck, [SlotType.TOURNAMENT]: Trophy };

interface Tone {
  /** The border's classes. */
  edge: string;
  fill: string;
  ink: string;
}

const tones: Record<SlotType, Tone> = {
  [SlotType.GUEST]: { edge: 'border-ice-fill', fill: 'var(--ice-fill)', ink: 'var(--on-ice)' },
  [SlotType.MEMBER]: { edge: 'border-ink', fill: 'var(--ink)', ink: 'var(--ground)' },
  [SlotType.TOURNAMENT]: { edge: 'border-ink', fill: 'var(--surface)', ink: 'var(--ink)' },
};
const closedTone: Tone = { edge: 'border-dashed border-line-strong', fill: 'var(--surface)', ink: 'var(--ink)' };

/** Returns the colours of a slot: filled or framed by type while it is open, with a dashed frame once it is closed. */
export const toneOf = ({ type, state }: Pick<SlotAdminWire, 'type' | 'state'>): Tone =>
  state === SlotState.CLOSED ? closedTone : tones[type];

/**
 * `block`: a time span in a column. `line`: a line in a month. `row`: a row of the list, which shows the time itself.
 */
export type SlotEventLook = 'block' | 'line' | 'row';

interface SlotEventProps {
  slot: SlotAdminWire;
  /** The current start, also during a drag. */
  localStart: string;
  localEnd: string;
  look: SlotEventLook;
}

/** A slot in the calendar: its time, its type, its taken seats, and whether it is closed or full. */
export function SlotEvent({ slot, localStart, localEnd, look }: SlotEventProps) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const Icon = icons[slot.type];
  const isClosed = slot.state === SlotState.CLOSED;
  const state = isClosed ? t('states.closed') : slot.taken >= slot.capacity ? t('states.full') : '';
  const seats = t('taken', { taken: slot.taken, capacity: slot.capacity });
  const type = t(`types.${slot.type}`);
  return (
    <span
      data-slot={slot.id}
      className={cx(
        'flex min-w-0 overflow-hidden text-[0.8125rem] leading-snug',
        look === 'block' ? 'h-full flex-col px-0.5' : 'items-center gap-x-1.5 px-0.5 whitespace-nowrap',
      )}
    >
      {/* On a small screen a column just fits both times. */}
      <span
        className={cx('shrink-0 truncate font-semibold tabular-nums', look === 'block' && 'text-xs tracking-tight')}
      >
        {look === 'line' ? timeText(localStart.slice(11), locale) : timesText(localStart, localEnd, locale)}
      </span>
      <span className="flex min-w-0 items-center gap-1">
        {isClosed ? (
          <LockKeyhole aria-hidden className="size-3.5 shrink-0" />
        ) : (
          <Icon aria-hidden className="size-3.5 shrink-0" />
        )}
        <span className={cx('truncate', look === 'line' && 'sr-only')}>
          {[type, state].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="truncate tabular-nums">
        {look === 'block' || look === 'row' ? (
          seats
        ) : (
          <>
            <span aria-hidden>{`${slot.taken}/${slot.capacity}`}</span>
            <span className="sr-only">{seats}</span>
          </>
        )}
      </span>
      {look !== 'line' && slot.coachNames.length > 0 && (
        <span className="truncate">{t('coaches.names', { names: slot.coachNames.join(', ') })}</span>
      )}
    </span>
  );
}
