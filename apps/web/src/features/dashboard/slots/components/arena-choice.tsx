import { ChevronDown, Goal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { arenaText } from '@/features/dashboard/common/every-arena';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { filterClass } from '@/ui/data-table/filter-style';
import type { SlotBoard } from '../api/use-slot-board';

/** Whose calendar it is: an arena by its location. */
export function ArenaChoice({ board }: { board: SlotBoard }) {
  const { t } = useTranslation('slots-admin');
  const locale = useLocale();
  const arenas = board.arenas.data ?? [];
  return (
    <span className="relative inline-block max-w-full">
      <Goal aria-hidden className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2" />
      <select
        aria-label={t('arena')}
        className={cx(filterClass(true), 'w-96 max-w-full appearance-none pr-10 pl-11 text-ellipsis')}
        value={board.arena?.id}
        onChange={({ target }) => board.chooseArena(target.value)}
      >
        {arenas.map((arena) => (
          <option key={arena.id} value={arena.id}>
            {arena.isActive ? arenaText(arena, locale) : t('inactive', { name: arenaText(arena, locale) })}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2" />
    </span>
  );
}
