import { useParams } from 'react-router-dom';
import { CannedDrawer } from '@/features/inbox/contacts/admin';

export default function CannedAnswerPage() {
  const { id = '' } = useParams();
  return <CannedDrawer key={id} id={id} />;
}
