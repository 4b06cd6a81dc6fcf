import { useTranslation } from 'react-i18next';
import { ImportWizard } from '@/features/common/admin/file-import/import-wizard';
import { WorkPage } from '@/features/common/admin/work-page';
import { paths } from '@/lib/dashboard-paths';
import { TextLink } from '@/ui/actions/link';
import { subscriberImporter } from '../api/subscriber-importer';
import { EarlierImports } from './earlier-imports';
import { ListFormat } from './list-format';
import { ListInput } from './list-input';
import { ListReview } from './list-review';

/** Shows an import from the upload to its result. */
export function SubscriberImportPage() {
  const { t } = useTranslation('newsletter.admin');
  return (
    <WorkPage title={t('import.title')} text={t('import.text')}>
      <TextLink to={paths.subscribers} className="inline-flex min-h-11 items-center self-start">
        {t('subscribers.title')}
      </TextLink>
      <ImportWizard
        importer={subscriberImporter}
        start={(step) => (
          <>
            <ListInput {...step} />
            <ListFormat />
            <EarlierImports />
          </>
        )}
        review={(step) => <ListReview {...step} />}
      />
    </WorkPage>
  );
}
