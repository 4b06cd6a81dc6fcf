import { CloseDrawer } from '@/features/dashboard/slots';

export default function CloseSlotsPage() {
  return <CloseDrawer />;
}
