import type { ArenaAdminRowWire } from '@dronesoccer/contracts';
import { ChevronDown, Goal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { filterClass } from '@/ui/data-table/filter-style';
import { arenaText } from './every-arena';

interface ArenaChoiceProps {
  arenas: readonly ArenaAdminRowWire[];
  arenaId: string | undefined;
  onChoose: (arenaId: string) => void;
}

/** Selects the arena, labelled with its location, whose calendar or day is shown. */
export function ArenaChoice({ arenas, arenaId, onChoose }: ArenaChoiceProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  return (
    <span className="relative inline-block max-w-full">
      <Goal aria-hidden className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2" />
      <select
        aria-label={t('arena.label')}
        className={cx(filterClass(true), 'w-96 max-w-full appearance-none truncate pr-10 pl-11')}
        value={arenaId}
        onChange={({ target }) => onChoose(target.value)}
      >
        {arenas.map((arena) => (
          <option key={arena.id} value={arena.id}>
            {arena.isActive ? arenaText(arena, locale) : t('arena.inactive', { name: arenaText(arena, locale) })}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2" />
    </span>
  );
}
