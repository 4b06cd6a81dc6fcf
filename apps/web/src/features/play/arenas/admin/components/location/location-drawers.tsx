import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { LocationFormDrawer } from './location-form-drawer';

export function NewLocationDrawer() {
  return <LocationFormDrawer location={null} />;
}

/** The drawer of a location. It shows the form once the location is loaded. */
export function LocationDrawer({ id }: { id: string }) {
  const { t } = useTranslation('arenas.admin');
  // Fetch the location each time the drawer opens, because others may have changed it.
  const location = useQuery({ ...callQuery('locations.admin.get', { params: { id } }), gcTime: 0 });
  return (
    <LoadedDrawer query={location} title={t('locations.form.loading')} backTo={paths.dashboardLocations}>
      {(data) => <LocationFormDrawer key={id} location={data} />}
    </LoadedDrawer>
  );
}
