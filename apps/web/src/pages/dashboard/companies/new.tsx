import { useTranslation } from 'react-i18next';
import { SectionPage } from '../parts/section-page';

export default function AddCompanyPage() {
  const { t } = useTranslation('dashboard');
  return (
    <SectionPage title={t('addCompany.title')} text={t('addCompany.text')} points={[t('addCompany.points.super')]} />
  );
}
