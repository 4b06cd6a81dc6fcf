import type { ProductDetailWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { daysRange } from '@/features/common/days-range';
import { OversizeNote } from './oversize-note';
import { deliveryRange, deliveryReach } from '../model/delivery';

export interface DeliveryNoteProps {
  product: Pick<ProductDetailWire, 'delivery' | 'oversizeSurcharge'>;
}

/** The delivery of a product for a visitor whose province is unknown, the same for everyone. */
export function DeliveryNote({ product }: DeliveryNoteProps) {
  const { t } = useTranslation('shop');
  const { delivery, oversizeSurcharge } = product;
  const range = deliveryRange(delivery);
  const reach = deliveryReach(delivery);
  return (
    <>
      {t(`delivery.${reach}`)}
      {range !== null && ` ${t('delivery.range', { days: daysRange(range), count: range.max })}`}
      {reach !== 'nowhere' && <OversizeNote surcharge={oversizeSurcharge} />}
    </>
  );
}
