import type { ProductDeliveryWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { daysRange } from '@/features/common/days-range';
import { deliveryRange, deliveryReach } from '../model/delivery';

/** The delivery of a product for a visitor whose province is unknown, the same for everyone. */
export function DeliveryNote({ zones }: { zones: readonly ProductDeliveryWire[] }) {
  const { t } = useTranslation('shop');
  const range = deliveryRange(zones);
  return (
    <>
      {t(`delivery.${deliveryReach(zones)}`)}
      {range !== null && ` ${t('delivery.range', { days: daysRange(range), count: range.max })}`}
    </>
  );
}
