import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ArenaTable, NewArenaLink, PlacesNav } from '@/features/play/arenas/admin';
import { WorkPage } from '../parts/work-page';

export default function ArenasPage() {
  const { t } = useTranslation('arenas.admin');
  return (
    <WorkPage title={t('title')} text={t('text')} action={<NewArenaLink />}>
      <PlacesNav at="arenas" />
      <ArenaTable />
      <Outlet />
    </WorkPage>
  );
}
