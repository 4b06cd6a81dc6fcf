import { CopyWeekDrawer } from '@/features/dashboard/slots';

export default function CopyWeekPage() {
  return <CopyWeekDrawer />;
}
