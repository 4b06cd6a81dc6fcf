import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NewsletterPreferences, SubscriptionFrame } from '@/features/newsletter/subscribers';

/** The newsletter's language and topics, opened by the link in each issue (`?token=`). */
export default function NewsletterPreferencesPage() {
  const { t } = useTranslation('newsletter');
  return (
    <SubscriptionFrame title={t('preferences.title')} token={useSearchParams()[0].get('token')}>
      {(opened) => <NewsletterPreferences {...opened} />}
    </SubscriptionFrame>
  );
}
