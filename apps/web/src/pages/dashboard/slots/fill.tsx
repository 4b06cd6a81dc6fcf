import { FillDrawer } from '@/features/dashboard/slots';

export default function FillSlotsPage() {
  return <FillDrawer />;
}
