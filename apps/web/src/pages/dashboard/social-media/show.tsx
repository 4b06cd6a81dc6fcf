import { useTranslation } from 'react-i18next';
import { ComposePosts, FooterLinks } from '@/features/office/social/admin';
import { SectionPage } from '../parts/section-page';

export default function SocialMediaPage() {
  const { t } = useTranslation('dashboard.admin');
  return (
    <SectionPage title={t('social.title')} text={t('social.text')}>
      <FooterLinks />
      <ComposePosts />
    </SectionPage>
  );
}
