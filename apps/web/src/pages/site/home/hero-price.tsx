import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lowestGuestSeat, nextSlotsQuery } from '@/features/site/booking';
import { useLocationChoice } from '@/features/site/locations';
import { formatRoundMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

/** What a first session costs, by the next open times; the section below reads the same list. */
export function HeroPrice() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const near = useLocationChoice((choice) => choice.coordinates);
  const { data } = useQuery(nextSlotsQuery(near));
  const price = data ? lowestGuestSeat(data) : null;
  return (
    <p className="min-h-7 font-semibold">
      {price !== null && t('home.price', { price: formatRoundMoney(price, locale) })}
    </p>
  );
}
