import { CloseDrawer } from '@/features/play/slots/admin';

export default function CloseSlotsPage() {
  return <CloseDrawer />;
}
