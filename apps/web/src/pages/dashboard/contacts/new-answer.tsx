import { CannedDrawer } from '@/features/dashboard/contacts';

export default function NewCannedAnswerPage() {
  return <CannedDrawer id={null} />;
}
