import { Goal, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { Link } from '@/ui/actions/link';

/** Arenas and the locations they stand at: two lists side by side, each with its address. */
export function PlacesNav({ at }: { at: 'arenas' | 'locations' }) {
  const { t } = useTranslation('arenas');
  const entries = [
    { id: 'arenas', to: paths.arenas, label: t('title'), Icon: Goal },
    { id: 'locations', to: paths.dashboardLocations, label: t('locations.title'), Icon: MapPin },
  ] as const;
  return (
    <nav aria-label={t('pages')} className="inline-flex self-start rounded-full border-2 border-line p-0.5">
      {entries.map(({ id, to, label, Icon }) => (
        <Link
          key={id}
          to={to}
          aria-current={at === id ? 'page' : undefined}
          className="control-text inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-muted hover:text-ink aria-[current=page]:bg-ink aria-[current=page]:text-ground"
        >
          <Icon aria-hidden className="size-4.5" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
