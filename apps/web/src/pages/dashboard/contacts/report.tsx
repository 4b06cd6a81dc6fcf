import { useParams } from 'react-router-dom';
import { ContactDrawer } from '@/features/inbox/contacts/admin';

export default function SafeSportReportPage() {
  const { id = '' } = useParams();
  return <ContactDrawer key={id} id={id} scope="safeSport" />;
}
