import { useTranslation } from 'react-i18next';
import { SectionPage } from './parts/section-page';

export default function AllProductsPage() {
  const { t } = useTranslation('dashboard');
  return (
    <SectionPage
      title={t('allProducts.title')}
      text={t('allProducts.text')}
      points={[t('allProducts.points.stock'), t('allProducts.points.hold')]}
    />
  );
}
