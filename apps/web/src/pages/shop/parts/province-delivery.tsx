import { type ChosenLocation, patterns, provinces } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { daysRange } from '@/features/common/days-range';
import { provinceIn } from '@/features/places/locations/province';
import { DeliveryNote, type DeliveryNoteProps, OversizeNote } from '@/features/shop/catalog';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';

interface ProvinceDeliveryProps extends DeliveryNoteProps {
  place: Pick<ChosenLocation, 'id' | 'address'>;
}

/** The delivery of a product to the province of the place that the visitor chose. */
export function ProvinceDelivery({ product, place: { id, address } }: ProvinceDeliveryProps) {
  const { t } = useTranslation('shop');
  const locale = useLocale();
  const named = provinceIn(address);
  const listed = useQuery({
    ...callQuery('locations.get', { params: { id } }),
    enabled: named === null && patterns.uuid.test(id),
  });
  const province = named ?? listed.data?.province ?? null;
  const zone = product.delivery.find((each) => province !== null && each.provinces.includes(province));
  if (zone === undefined || province === null) return <DeliveryNote product={product} />;
  const place = provinces[province][locale];
  const { days, problem, refusal } = zone;
  if (problem !== null) {
    return (
      <>
        <strong className="text-ink">{t(`delivery.${problem}`, { place })}</strong>{' '}
        {refusal !== null && <span className="block">{refusal}</span>}
        {t('delivery.pickup')}
      </>
    );
  }
  if (days === null) return <DeliveryNote product={product} />;
  return (
    <>
      <strong className="text-ink">{t('delivery.to', { place, days: daysRange(days), count: days.max })}</strong>{' '}
      {t('delivery.pickup')}
      <OversizeNote surcharge={product.oversizeSurcharge} />
    </>
  );
}
