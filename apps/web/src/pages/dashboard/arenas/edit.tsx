import { useParams } from 'react-router-dom';
import { ArenaDrawer } from '@/features/play/arenas/admin';

export default function EditArenaPage() {
  const { id = '' } = useParams();
  return <ArenaDrawer id={id} />;
}
