import { useParams } from 'react-router-dom';
import { ContactDrawer } from '@/features/inbox/contacts/admin';

export default function ContactPage() {
  const { id = '' } = useParams();
  return <ContactDrawer key={id} id={id} scope="inbox" />;
}
