import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { LocationTable, NewLocationLink, PlacesNav } from '@/features/play/arenas/admin';
import { WorkPage } from '../parts/work-page';

export default function LocationsPage() {
  const { t } = useTranslation('arenas.admin');
  return (
    <WorkPage title={t('locations.title')} text={t('locations.text')} action={<NewLocationLink />}>
      <PlacesNav at="locations" />
      <LocationTable />
      <Outlet />
    </WorkPage>
  );
}
