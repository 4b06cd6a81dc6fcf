import type { ArenaWire } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatKm } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/actions/link';
import { Picture } from '@/ui/layout/picture';
import { ClassBadge } from './class-badge';

/** The default picture of an arena. */
const noCover = '/pictures/arena/community.webp';

interface ArenaListProps {
  arenas: readonly ArenaWire[];
  /** Renders the next open time of an arena. */
  nextOf: (arenaId: string) => ReactNode;
}

/** The arenas on the map, as cards. */
export function ArenaList({ arenas, nextOf }: ArenaListProps) {
  // A different order replaces the cards in their places. If React moved them, they would jump across the screen when a
  // returning visitor's distance sorts the rendered list.
  const order = arenas.map(({ id }) => id).join();
  return (
    <ul key={order} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {arenas.map((arena) => (
        <li key={arena.id}>
          <ArenaCard arena={arena} next={nextOf(arena.id)} />
        </li>
      ))}
    </ul>
  );
}

function ArenaCard({ arena, next }: { arena: ArenaWire; next: ReactNode }) {
  const { id, name, class: arenaClass, cover, location, distanceKm } = arena;
  const { t } = useTranslation('arenas');
  const locale = useLocale();
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-[border-color,box-shadow] duration-(--medium) ease-flight hover:border-line-strong hover:shadow-lift">
      <Picture
        src={location.img ?? cover ?? noCover}
        alt=""
        sizes="(min-width: 80rem) 20rem, (min-width: 40rem) 45vw, 92vw"
        className="aspect-5/2 w-full object-cover"
      />
      <div className="flex grow flex-col gap-1.5 p-4 sm:p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="display-3 wrap-anywhere">
            <Link to={paths.arena(id)} className="after:absolute after:inset-0 after:rounded-card">
              {location.city}
            </Link>
          </h3>
          {distanceKm !== undefined && (
            <span className="text-sm whitespace-nowrap text-muted tabular-nums">
              {t('distance', { distance: formatKm(distanceKm, locale) })}
            </span>
          )}
        </div>
        <p className="text-sm text-muted">
          {name} · {location.address}
        </p>
        <div>
          <ClassBadge value={arenaClass} />
        </div>
        <div className="mt-auto flex min-h-17 flex-col gap-2 pt-2">{next}</div>
      </div>
    </article>
  );
}
