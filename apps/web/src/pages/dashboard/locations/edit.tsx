import { useParams } from 'react-router-dom';
import { LocationDrawer } from '@/features/dashboard/arenas';

export default function EditLocationPage() {
  const { id = '' } = useParams();
  return <LocationDrawer id={id} />;
}
