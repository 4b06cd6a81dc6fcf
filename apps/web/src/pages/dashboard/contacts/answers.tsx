import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { CannedList, NewCannedLink } from '@/features/inbox/contacts/admin';
import { WorkPage } from '../parts/work-page';

export default function CannedAnswersPage() {
  const { t } = useTranslation('contacts.admin');
  return (
    <WorkPage title={t('answers.title')} text={t('answers.pageText')} action={<NewCannedLink />}>
      <CannedList />
      <Outlet />
    </WorkPage>
  );
}
