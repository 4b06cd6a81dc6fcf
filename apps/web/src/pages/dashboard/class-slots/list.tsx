import { useTranslation } from 'react-i18next';
import { SectionPage } from '../parts/section-page';

export default function ClassSlotsPage() {
  const { t } = useTranslation('dashboard');
  return (
    <SectionPage
      title={t('classSlots.title')}
      text={t('classSlots.text')}
      points={[t('classSlots.points.types'), t('classSlots.points.modes'), t('classSlots.points.change')]}
    />
  );
}
