import { provinces, type PostalAddressWire } from '@dronesoccer/contracts';
import { useLocale } from '@/lib/i18n/use-locale';

type ShownAddress = Pick<PostalAddressWire, 'fullName' | 'line1' | 'line2' | 'city' | 'province' | 'postalCode'>;

/** An address in the format of an envelope. */
export function PostalAddress({ address, className }: { address: ShownAddress; className?: string }) {
  const locale = useLocale();
  return (
    <address className={className ?? 'not-italic'}>
      <span className="block font-semibold">{address.fullName}</span>
      <span className="block">
        {address.line1}
        {address.line2 && `, ${address.line2}`}
      </span>
      <span className="block">
        {address.city}, {provinces[address.province][locale]}{' '}
        <span className="whitespace-nowrap">{address.postalCode}</span>
      </span>
    </address>
  );
}
