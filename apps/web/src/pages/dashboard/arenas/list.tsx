import { useTranslation } from 'react-i18next';
import { SectionPage } from '../parts/section-page';

export default function ArenasPage() {
  const { t } = useTranslation('dashboard');
  return (
    <SectionPage
      title={t('arenas.title')}
      text={t('arenas.text')}
      points={[t('arenas.points.class'), t('arenas.points.scope')]}
    />
  );
}
