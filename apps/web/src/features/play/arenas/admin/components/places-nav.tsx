import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { PageTabs } from '@/ui/navigation/page-tabs';

/** The tabs for arenas and their locations. Each list has its own URL. */
export function PlacesNav({ at }: { at: 'arenas' | 'locations' }) {
  const { t } = useTranslation('arenas.admin');
  const items = [
    { id: 'arenas', to: paths.arenas, label: t('title') },
    { id: 'locations', to: paths.dashboardLocations, label: t('locations.title') },
  ];
  return <PageTabs label={t('pages')} items={items} chosen={at} />;
}
