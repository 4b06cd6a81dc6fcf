import { OrderEventKind, OrderStatus, type OrderWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { DeliveryTime } from '@/features/common/delivery-time';
import { PickupGuide } from '@/features/common/pickup-guide';
import { PostalAddress } from '@/features/common/postal-address';
import { formatPhone } from '@/lib/format';

/** The delivery address or the pickup location. */
export function OrderDelivery({ order }: { order: OrderWire }) {
  const { t } = useTranslation('orders');
  const { address, pickupLocation, pickupContact, status, email, timeline, deliveryDays } = order;
  const isAwaited = status !== OrderStatus.CANCELLED;
  if (address) {
    return (
      <div>
        <p className="text-sm text-muted">{t('order.shipTo')}</p>
        <PostalAddress address={address} />
        {isAwaited && <DeliveryTime days={deliveryDays} />}
      </div>
    );
  }
  if (!pickupLocation) return null;
  const contact = pickupContact && (
    <>
      {pickupContact.fullName}
      {pickupContact.phone && <span className="block whitespace-nowrap">{formatPhone(pickupContact.phone)}</span>}
    </>
  );
  const isAhead = status === OrderStatus.PENDING || status === OrderStatus.PAID;
  if (isAhead) {
    const isReady = timeline.some(({ kind }) => kind === OrderEventKind.READY_FOR_PICKUP);
    return (
      <div>
        <h2 className="mb-2 font-semibold">{t('pickupGuide.title')}</h2>
        <PickupGuide
          place={pickupLocation}
          state={isReady ? 'ready' : 'waiting'}
          email={email}
          contact={contact ?? undefined}
        />
      </div>
    );
  }
  const { name, address: street, city, province, postalCode } = pickupLocation;
  return (
    <div>
      <p className="text-sm text-muted">{t('order.pickupAt')}</p>
      <address className="not-italic">
        <span className="block font-semibold">{name}</span>
        <span className="block">{street}</span>
        {city}, {province} {postalCode}
      </address>
      {contact && (
        <>
          <p className="mt-3 text-sm text-muted">{t('order.pickupContact')}</p>
          <p>{contact}</p>
        </>
      )}
    </div>
  );
}
