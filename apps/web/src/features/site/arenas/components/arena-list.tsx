import type { ArenaWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/actions/link';
import { Picture } from '@/ui/layout/picture';
import { ClassBadge } from './class-badge';

/** Shown where an arena has no picture of its own. */
const noCover = '/pictures/arena/community.webp';

/** The arenas that the map shows, as cards. */
export function ArenaList({ arenas }: { arenas: readonly ArenaWire[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {arenas.map((arena) => (
        <li key={arena.id}>
          <ArenaCard arena={arena} />
        </li>
      ))}
    </ul>
  );
}

function ArenaCard({ arena: { id, name, class: arenaClass, cover, location, distanceKm } }: { arena: ArenaWire }) {
  const { t } = useTranslation('arena');
  const locale = useLocale();
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-[border-color,box-shadow] duration-(--medium) ease-flight hover:border-line-strong hover:shadow-lift">
      <Picture
        src={cover ?? noCover}
        alt=""
        sizes="(min-width: 80rem) 20rem, (min-width: 40rem) 45vw, 92vw"
        className="aspect-2/1 w-full object-cover"
      />
      <div className="flex grow flex-col gap-2 p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ClassBadge value={arenaClass} />
          {distanceKm !== undefined && (
            <span className="text-sm text-muted tabular-nums">
              {t('distance', { distance: formatNumber(Math.round(distanceKm), locale) })}
            </span>
          )}
        </div>
        <h3 className="display-3 wrap-anywhere">
          <Link to={paths.arena(id)} className="after:absolute after:inset-0 after:rounded-card">
            {location.city}
          </Link>
        </h3>
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {location.name}, {location.address}
        </p>
      </div>
    </article>
  );
}
