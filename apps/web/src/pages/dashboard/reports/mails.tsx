import { useTranslation } from 'react-i18next';
import { SentMails } from '@/features/office/reports/admin';
import { WorkPage } from '../parts/work-page';

export default function MailsPage() {
  const { t } = useTranslation('reports.admin');
  return (
    <WorkPage title={t('mails.title')} text={t('mails.lead')}>
      <SentMails />
    </WorkPage>
  );
}
