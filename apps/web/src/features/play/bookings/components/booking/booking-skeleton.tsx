import { useTranslation } from 'react-i18next';
import { PurchaseSkeleton } from '@/features/common/purchase-skeleton';

/**
 * The placeholder of a loading booking. It is a separate module because the earlier steps need nothing else of the
 * booking page.
 */
export function BookingSkeleton() {
  const { t } = useTranslation('bookings');
  return <PurchaseSkeleton label={t('loading')} />;
}
