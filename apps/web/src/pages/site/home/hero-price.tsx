import { useTranslation } from 'react-i18next';
import { lowestGuestSeat } from '@/features/play/bookings';
import { formatRoundMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNextSlots } from './use-next-slots';

/** The price of a first session, based on the next open slots. The section below uses the same list. */
export function HeroPrice() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { data } = useNextSlots();
  const seat = data ? lowestGuestSeat(data) : null;
  return (
    <p className="min-h-13 max-w-xl max-sm:min-h-20">
      {seat && (
        <span className="block font-semibold">{t('home.price', { price: formatRoundMoney(seat.amount, locale) })}</span>
      )}
      {seat && seat.includes !== '' && <span className="block">{t('home.included', { text: seat.includes })}</span>}
    </p>
  );
}
