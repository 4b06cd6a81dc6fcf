import { useParams } from 'react-router-dom';
import { LocationDrawer } from '@/features/play/arenas/admin';

export default function EditLocationPage() {
  const { id = '' } = useParams();
  return <LocationDrawer id={id} />;
}
