import { NewSlotDrawer } from '@/features/dashboard/slots';

export default function NewSlotPage() {
  return <NewSlotDrawer />;
}
