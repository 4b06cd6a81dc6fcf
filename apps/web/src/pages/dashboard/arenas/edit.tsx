import { useParams } from 'react-router-dom';
import { ArenaDrawer } from '@/features/dashboard/arenas';

export default function EditArenaPage() {
  const { id = '' } = useParams();
  return <ArenaDrawer id={id} />;
}
