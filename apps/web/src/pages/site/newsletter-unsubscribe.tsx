import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LeaveNewsletter, SubscriptionFrame } from '@/features/newsletter/subscribers';

/** Ends a subscription by the link in each issue (`?token=`). */
export default function LeaveNewsletterPage() {
  const { t } = useTranslation('newsletter');
  return (
    <SubscriptionFrame title={t('leave.title')} token={useSearchParams()[0].get('token')}>
      {(opened) => <LeaveNewsletter {...opened} />}
    </SubscriptionFrame>
  );
}
