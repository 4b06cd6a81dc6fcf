import { useTranslation } from 'react-i18next';
import { ArenaFigures } from '@/features/dashboard/arena-figures';
import { WorkPage } from '../parts/work-page';

export default function FiguresPage() {
  const { t } = useTranslation('figures');
  return (
    <WorkPage title={t('title')} text={t('text')}>
      <ArenaFigures />
    </WorkPage>
  );
}
