import { useTranslation } from 'react-i18next';
import { ProductImport } from '@/features/shop/catalog/admin';
import { paths } from '@/lib/dashboard-paths';
import { TextLink } from '@/ui/actions/link';
import { WorkPage } from '../parts/work-page';

export default function ProductImportPage() {
  const { t } = useTranslation('products.admin');
  return (
    <WorkPage title={t('importPage.title')} text={t('importPage.text')}>
      <TextLink to={paths.allProducts} className="inline-flex min-h-11 items-center self-start">
        {t('title')}
      </TextLink>
      <ProductImport />
    </WorkPage>
  );
}
