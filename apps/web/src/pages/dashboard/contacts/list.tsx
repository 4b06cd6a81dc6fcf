import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ContactList, ContactPageLinks } from '@/features/inbox/contacts/admin';
import { WorkPage } from '../parts/work-page';

export default function ContactsPage() {
  const { t } = useTranslation('contacts.admin');
  return (
    <WorkPage title={t('title')} text={t('text')} action={<ContactPageLinks />}>
      <ContactList />
      <Outlet />
    </WorkPage>
  );
}
