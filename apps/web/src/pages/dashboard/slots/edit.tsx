import { useParams } from 'react-router-dom';
import { SlotDrawer } from '@/features/dashboard/slots';

export default function EditSlotPage() {
  const { id = '' } = useParams();
  return <SlotDrawer key={id} id={id} />;
}
