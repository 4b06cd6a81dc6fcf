import { useParams } from 'react-router-dom';
import { SlotDrawer } from '@/features/play/slots/admin';

export default function EditSlotPage() {
  const { id = '' } = useParams();
  return <SlotDrawer key={id} id={id} />;
}
