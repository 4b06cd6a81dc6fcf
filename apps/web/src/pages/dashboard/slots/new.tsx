import { NewSlotDrawer } from '@/features/play/slots/admin';

export default function NewSlotPage() {
  return <NewSlotDrawer />;
}
