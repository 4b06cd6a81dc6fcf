import { CopyWeekDrawer } from '@/features/play/slots/admin';

export default function CopyWeekPage() {
  return <CopyWeekDrawer />;
}
