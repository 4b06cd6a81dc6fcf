import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { ArenaFormDrawer } from './arena-form-drawer';

export function NewArenaDrawer() {
  return <ArenaFormDrawer arena={null} />;
}

/** The drawer of an arena. It shows the form once the arena is loaded. */
export function ArenaDrawer({ id }: { id: string }) {
  const { t } = useTranslation('arenas.admin');
  // Fetch the arena each time the drawer opens, because others may have changed it.
  const arena = useQuery({ ...callQuery('arenas.admin.get', { params: { id } }), gcTime: 0 });
  return (
    <LoadedDrawer query={arena} title={t('form.loading')} width="wide" backTo={paths.arenas}>
      {(data) => <ArenaFormDrawer key={id} arena={data} />}
    </LoadedDrawer>
  );
}
