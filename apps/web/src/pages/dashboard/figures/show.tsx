import { useTranslation } from 'react-i18next';
import { ArenaFigures } from '@/features/play/figures/admin';
import { WorkPage } from '../parts/work-page';

export default function FiguresPage() {
  const { t } = useTranslation('figures.admin');
  return (
    <WorkPage title={t('title')} text={t('text')}>
      <ArenaFigures />
    </WorkPage>
  );
}
