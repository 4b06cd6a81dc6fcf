import { useTranslation } from 'react-i18next';
import { ImportWizard } from '@/features/common/admin/file-import/import-wizard';
import { WorkPage } from '@/features/common/admin/work-page';
import { paths } from '@/lib/dashboard-paths';
import { TextLink } from '@/ui/actions/link';
import { productImporter } from '../api/product-importer';
import { ImportFile } from './import-file';
import { ImportReview } from './import-review';

/** Leads from the file to the result. */
export function ProductImportPage() {
  const { t } = useTranslation('products.admin');
  return (
    <WorkPage title={t('importPage.title')} text={t('importPage.text')}>
      <TextLink to={paths.allProducts} className="inline-flex min-h-11 items-center self-start">
        {t('title')}
      </TextLink>
      <ImportWizard
        importer={productImporter}
        start={(step) => <ImportFile {...step} />}
        review={(step) => <ImportReview {...step} />}
      />
    </WorkPage>
  );
}
