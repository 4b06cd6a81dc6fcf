import { useTranslation } from 'react-i18next';
import { SectionPage } from '../parts/section-page';

export default function NewsletterPage() {
  const { t } = useTranslation('dashboard');
  return (
    <SectionPage
      title={t('newsletter.title')}
      text={t('newsletter.text')}
      points={[t('newsletter.points.schedule'), t('newsletter.points.final'), t('newsletter.points.leave')]}
    />
  );
}
