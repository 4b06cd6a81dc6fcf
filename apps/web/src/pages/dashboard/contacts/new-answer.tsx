import { CannedDrawer } from '@/features/inbox/contacts/admin';

export default function NewCannedAnswerPage() {
  return <CannedDrawer id={null} />;
}
