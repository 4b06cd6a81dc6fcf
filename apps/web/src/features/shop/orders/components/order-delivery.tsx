import type { OrderWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { PostalAddress } from '@/features/common/postal-address';

/** Where the order goes, or waits. */
export function OrderDelivery({ order: { address, pickupLocation } }: { order: OrderWire }) {
  const { t } = useTranslation('orders');
  if (address) {
    return (
      <div>
        <p className="text-sm text-muted">{t('order.shipTo')}</p>
        <PostalAddress address={address} />
      </div>
    );
  }
  if (!pickupLocation) return null;
  const { name, address: street, city, province, postalCode } = pickupLocation;
  return (
    <div>
      <p className="text-sm text-muted">{t('order.pickupAt')}</p>
      <address className="not-italic">
        <span className="block font-semibold">{name}</span>
        <span className="block">{street}</span>
        {city}, {province} {postalCode}
      </address>
    </div>
  );
}
