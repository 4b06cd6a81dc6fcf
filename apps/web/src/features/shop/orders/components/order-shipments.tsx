import { carriers, DeliveryMethod, type OrderWire } from '@dronesoccer/contracts';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatDate } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { textLinkClass } from '@/ui/actions/link';

/** The order's shipments: date, carrier and tracking link. */
export function OrderShipments({ order: { shipments, delivery } }: { order: OrderWire }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  return shipments.map(({ carrier, trackingNumber, trackingUrl, shippedAt }) => (
    <div key={`${shippedAt}:${trackingNumber}`}>
      <p className="text-sm text-muted">
        {t(delivery === DeliveryMethod.PICKUP ? 'shipment.handedOver' : 'shipment.shipped')}
      </p>
      <p>
        {formatDate(shippedAt, locale)}
        {carrier && carrier !== 'other' && `, ${carriers[carrier].name[locale]}`}
      </p>
      {trackingNumber && trackingUrl && (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          className={cx(textLinkClass, 'inline-flex min-h-11 items-center gap-2')}
        >
          {t('shipment.track', { number: trackingNumber })}
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">{t('shipment.newTab')}</span>
        </a>
      )}
      {trackingNumber && !trackingUrl && <p>{t('shipment.number', { number: trackingNumber })}</p>}
    </div>
  ));
}
