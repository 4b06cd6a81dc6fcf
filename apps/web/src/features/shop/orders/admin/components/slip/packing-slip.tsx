import { provinces, type AdminOrderWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatOfficeDate, formatPhone } from '@/lib/format';
import { LogoMark } from '@/ui/layout/logo';
import { packedLines } from '../../model/packed-lines';
import { Thumb } from '../thumb';

/**
 * A printable list of the parcel's contents: white in either theme, in the customer's language because it goes into the
 * parcel, and without prices because it may be a gift.
 */
export function PackingSlip({ order }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin', { lng: order.locale });
  const { number, createdAt, locale, customer } = order;
  const lines = packedLines(order);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article
      data-theme="light"
      lang={locale}
      aria-label={t('slip.ofOrder', { number })}
      className="rounded-card border border-line bg-surface p-5 text-ink sm:p-10 print:break-after-page print:rounded-none print:border-0 print:p-0 last:print:break-after-auto"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-5">
        <div>
          <p className="display-3 flex items-center gap-3">
            <LogoMark />
            {t('slip.title')}
          </p>
          <p className="mt-2 text-sm text-muted">{t('slip.placed', { date: formatOfficeDate(createdAt, locale) })}</p>
        </div>
        <p className="numeral text-3xl break-words">{number}</p>
      </header>
      <div className="grid gap-6 py-6 sm:grid-cols-2">
        <Destination order={order} />
        <div>
          <p className="text-sm text-muted">{t('slip.for')}</p>
          <p className="font-semibold break-words">{customer.name}</p>
          {customer.name !== customer.email && <p className="break-all">{customer.email}</p>}
        </div>
      </div>
      <table className="w-full border-collapse text-left">
        <thead className="border-b-2 border-line text-sm text-muted">
          <tr>
            <th scope="col" className="py-2 pr-3 font-semibold">
              {t('slip.item')}
            </th>
            <th scope="col" className="py-2 pr-3 font-semibold">
              {t('slip.shelf')}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t('slip.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ productId, name, imageUrl, quantity, points }) => (
            <tr key={productId} className="break-inside-avoid border-b border-line align-middle">
              <td className="py-3 pr-3">
                <span className="flex flex-wrap items-center gap-3">
                  <Thumb src={imageUrl} className="w-16 sm:w-20" priority />
                  <span className="min-w-24 grow basis-0 font-semibold">{name}</span>
                </span>
              </td>
              <td className="py-3 pr-3 text-sm">
                {points.map((point) => (
                  <span key={point.id} className="block">
                    {t('lines.point', { name: point.name, quantity: point.quantity })}
                  </span>
                ))}
              </td>
              <td className="numeral py-3 text-right text-2xl">{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-6">
        <p className="font-semibold">{t('slip.pieces', { count: pieces })}</p>
        <p className="min-w-48 border-b border-ink pb-1 text-sm text-muted">{t('slip.picked')}</p>
        <p className="w-full text-muted">{t('slip.thanks')}</p>
      </footer>
    </article>
  );
}

function Destination({ order: { address, pickupLocation, pickupContact, locale } }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin', { lng: locale });
  if (address) {
    const { fullName, line1, line2, city, province, postalCode } = address;
    return (
      <div>
        <p className="text-sm text-muted">{t('slip.shipTo')}</p>
        <address className="text-lg not-italic">
          <span className="block font-bold">{fullName}</span>
          <span className="block">{line1}</span>
          {line2 && <span className="block">{line2}</span>}
          {city}, {provinces[province][locale]} <span className="whitespace-nowrap">{postalCode}</span>
        </address>
      </div>
    );
  }
  if (!pickupLocation) return null;
  const { name, address: street, city, province, postalCode } = pickupLocation;
  return (
    <div>
      <p className="text-sm text-muted">{t('slip.pickupAt')}</p>
      <address className="text-lg not-italic">
        <span className="block font-bold">{name}</span>
        <span className="block">{street}</span>
        {city}, {provinces[province][locale]} <span className="whitespace-nowrap">{postalCode}</span>
      </address>
      {pickupContact && (
        <p className="mt-3">
          <span className="block text-sm text-muted">{t('slip.pickupBy')}</span>
          <span className="text-lg font-bold wrap-anywhere">{pickupContact.fullName}</span>
          {pickupContact.phone && <span className="block">{formatPhone(pickupContact.phone)}</span>}
        </p>
      )}
    </div>
  );
}
