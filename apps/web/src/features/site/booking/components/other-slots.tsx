import type { ArenaSlotWire } from '@dronesoccer/contracts';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { formatWallWeekdaySpan } from '@/lib/wall-time';
import { Link } from '@/ui/actions/link';
import { leftWords } from '../model/offer';

export interface OtherSlotsProps {
  label: string;
  slots: readonly ArenaSlotWire[];
}

/** The next free times, each a link to the same booking there: nothing has to be typed again. */
export function OtherSlots({ label, slots }: OtherSlotsProps) {
  const { t } = useTranslation('slot');
  const locale = useLocale();
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {slots.map(({ id, type, localStart, localEnd, seatsLeft, arena }) => (
        <li
          key={id}
          className="relative flex items-center gap-4 rounded-control border-2 border-line bg-surface p-4 hover:border-ice"
        >
          <span className="min-w-0 grow">
            <Link
              to={paths.book(id)}
              className="block font-semibold first-letter:uppercase after:absolute after:inset-0 after:rounded-control"
            >
              {formatWallWeekdaySpan(localStart, localEnd, locale)}
            </Link>
            <span className="block text-sm text-muted">
              {arena.name}, {arena.location.city} · {t(leftWords({ type }).free, { count: seatsLeft })}
            </span>
          </span>
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
        </li>
      ))}
    </ul>
  );
}
