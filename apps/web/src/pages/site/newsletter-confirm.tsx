import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ConfirmSubscription, SubscriptionFrame } from '@/features/newsletter/subscribers';

/** Confirms a subscription by the emailed link (`?token=`). */
export default function ConfirmSubscriptionPage() {
  const { t } = useTranslation('newsletter');
  return (
    <SubscriptionFrame title={t('confirm.title')} token={useSearchParams()[0].get('token')}>
      {(opened) => <ConfirmSubscription {...opened} />}
    </SubscriptionFrame>
  );
}
