import type { DeliveryDaysWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { daysRange } from './days-range';

/** The delivery time of an order. Renders nothing if none is promised. */
export function DeliveryTime({ days }: { days: DeliveryDaysWire | null }) {
  const { t } = useTranslation('shop');
  return (
    days !== null && <p className="mt-2 text-sm text-muted">{t('shippingNote.days', { days: daysRange(days) })}</p>
  );
}
