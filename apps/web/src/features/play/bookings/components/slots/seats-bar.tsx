import type { SlotWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { leftWords } from '../../model/offer';

/** With more cells than this, each would be too thin to count. */
const mostCells = 16;

interface SeatsBarProps {
  slot: Pick<SlotWire, 'type' | 'capacity' | 'seatsLeft'>;
  className?: string;
}

/** A bar with a cell per seat, lit while the seat is free, above the number in words. */
export function SeatsBar({ slot, className }: SeatsBarProps) {
  const { t } = useTranslation('slots');
  const { capacity, seatsLeft } = slot;
  const hasCells = capacity <= mostCells;
  return (
    <span className={cx('flex flex-col gap-1', className)}>
      <span
        aria-hidden
        className={cx(
          'block h-1.5 w-full overflow-clip bg-line',
          hasCells
            ? '[mask-image:linear-gradient(to_right,currentcolor_calc(100%-2px),transparent_0)]'
            : 'rounded-full',
        )}
        style={hasCells ? { maskSize: `${100 / Math.max(1, capacity)}% 100%` } : undefined}
      >
        <span
          className="block h-full bg-ice-fill forced-color-adjust-none"
          style={{ width: `${(100 * seatsLeft) / Math.max(1, capacity)}%` }}
        />
      </span>
      <span className="text-[0.8125rem] text-muted">{t(leftWords(slot), { count: seatsLeft })}</span>
    </span>
  );
}
