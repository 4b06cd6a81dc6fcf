import { useTranslation } from 'react-i18next';
import { SubscriberImport } from '@/features/newsletter/imports/admin';
import { paths } from '@/lib/dashboard-paths';
import { TextLink } from '@/ui/actions/link';
import { WorkPage } from '../parts/work-page';

export default function SubscriberImportPage() {
  const { t } = useTranslation('newsletter.admin');
  return (
    <WorkPage title={t('import.title')} text={t('import.text')}>
      <TextLink to={paths.subscribers} className="inline-flex min-h-11 items-center self-start">
        {t('subscribers.title')}
      </TextLink>
      <SubscriberImport />
    </WorkPage>
  );
}
