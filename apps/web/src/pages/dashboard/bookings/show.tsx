import { useParams } from 'react-router-dom';
import { BookingDrawer } from '@/features/play/bookings/admin';

export default function BookingPage() {
  const { id = '' } = useParams();
  return <BookingDrawer key={id} id={id} />;
}
