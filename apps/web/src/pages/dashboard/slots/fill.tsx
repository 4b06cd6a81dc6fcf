import { FillDrawer } from '@/features/play/slots/admin';

export default function FillSlotsPage() {
  return <FillDrawer />;
}
