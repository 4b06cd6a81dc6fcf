import { carriers, DeliveryMethod, OrderStatus, type AdminOrderWire, type ShipmentWire } from '@dronesoccer/contracts';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime, formatPhone } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { textLinkClass } from '@/ui/actions/link';
import { PostalAddress } from '@/features/common/postal-address';
import { AddressDialog } from '../dialogs/address-dialog';
import { TrackingDialog } from '../dialogs/tracking-dialog';
import { Section } from './section';

/** The delivery or pickup address, and the shipments with their tracking numbers. */
export function DeliveryCard({ order }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin');
  const [isAsking, setAsking] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const { address, pickupLocation, pickupContact, shipments, actions, status, delivery, isReady } = order;
  const isPickup = delivery === DeliveryMethod.PICKUP;
  return (
    <Section title={t('ship.title')}>
      <p className="text-sm text-muted">{t(isPickup ? 'ship.pickupAt' : 'ship.to')}</p>
      {address && <PostalAddress address={address} />}
      {address?.phone && (
        <p className="mt-1 text-sm text-muted">
          {t('ship.phone')}: <a href={`tel:${address.phone}`}>{formatPhone(address.phone)}</a>
        </p>
      )}
      {address && actions.changeAddress && (
        <>
          <Button variant="outline" className="mt-3" onClick={() => setMoving(true)}>
            {t('address.change')}
          </Button>
          {isMoving && <AddressDialog order={order} address={address} onClose={() => setMoving(false)} />}
        </>
      )}
      {pickupLocation && (
        <address className="not-italic">
          <span className="block font-semibold">{pickupLocation.name}</span>
          <span className="block">{pickupLocation.address}</span>
          {pickupLocation.city}, {pickupLocation.province} {pickupLocation.postalCode}
        </address>
      )}
      {pickupContact && (
        <p className="mt-3">
          <span className="block text-sm text-muted">{t('ship.pickupBy')}</span>
          <span className="font-semibold wrap-anywhere">{pickupContact.fullName}</span>
          {pickupContact.phone && (
            <a href={`tel:${pickupContact.phone}`} className="block">
              {formatPhone(pickupContact.phone)}
            </a>
          )}
        </p>
      )}
      <div className="mt-4 border-t border-line pt-4 empty:hidden">
        {status === OrderStatus.PAID && (
          <p className="text-muted">
            {t(isPickup ? (isReady ? 'ship.isReady' : 'ship.waitingPickup') : 'ship.waiting')}
          </p>
        )}
        {shipments.map((shipment) => (
          <Shipment key={shipment.shippedAt} shipment={shipment} />
        ))}
        {actions.track && (
          <Button variant="outline" className="mt-3" onClick={() => setAsking(true)}>
            {t(shipments.some(({ trackingNumber }) => trackingNumber) ? 'tracking.change' : 'tracking.add')}
          </Button>
        )}
      </div>
      {actions.track && isAsking && <TrackingDialog order={order} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function Shipment({ shipment: { carrier, trackingNumber, trackingUrl, shippedAt } }: { shipment: ShipmentWire }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const date = formatOfficeDateTime(shippedAt, locale);
  return (
    <div>
      <p>{t(carrier ? 'ship.shipped' : 'ship.handedOver', { date })}</p>
      {carrier && (
        <p className="mt-1">
          <span className="text-muted">{carriers[carrier].name[locale]}</span>{' '}
          <span className="font-semibold break-all">{trackingNumber ?? t('tracking.none')}</span>
        </p>
      )}
      {trackingUrl && (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={`${textLinkClass} inline-flex min-h-11 items-center gap-2`}
        >
          {t('tracking.follow')}
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
    </div>
  );
}
