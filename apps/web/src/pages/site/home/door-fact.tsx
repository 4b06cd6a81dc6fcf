import '@/lib/http/event-calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lowestGuestSeat } from '@/features/play/bookings';
import { formatRoundMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { formatShortWallDay } from '@/lib/wall-time';
import { useNextSlots } from './use-next-slots';

export interface DoorFactProps {
  door: 'parent' | 'school' | 'pilot' | 'club';
}

/** The next date or the lowest price behind a door. Renders nothing if there is none. */
export default function DoorFact({ door }: DoorFactProps) {
  if (door === 'parent') return <NextSession />;
  if (door === 'pilot') return <NextTournament />;
  return <LowestPrice category={door === 'school' ? 'complete-packages' : 'inflatable-units'} />;
}

/** The next day on which a guest can play, and the lowest price of a seat. */
function NextSession() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { data = [] } = useNextSlots();
  const seat = lowestGuestSeat(data);
  const [day] = data.map(({ localStart }) => localStart).toSorted();
  if (seat === null || day === undefined) return null;
  const price = formatRoundMoney(seat.amount, locale);
  return t('home.doors.parent.fact', { price, day: formatShortWallDay(day, locale) });
}

/** The day of the next tournament that a team can enter, and its price. */
function NextTournament() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { data } = useQuery(callQuery('events.list', { query: { kind: 'tournament', pageSize: 1 } }));
  const [next] = data?.items ?? [];
  if (next === undefined) return null;
  const day = formatShortWallDay(next.localStart, locale);
  const price = next.entry?.price ?? null;
  if (price === null) return t('home.doors.pilot.day', { day });
  return t('home.doors.pilot.fact', { day, price: formatRoundMoney(price, locale) });
}

/** The lowest price of a category. */
function LowestPrice({ category }: { category: string }) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { data } = useQuery(
    callQuery('products.list', { query: { category, sort: 'price-asc', inStock: true, pageSize: 1 } }),
  );
  const [cheapest] = data?.items ?? [];
  if (cheapest === undefined) return null;
  return t('home.doors.from', { price: formatRoundMoney(cheapest.salePrice ?? cheapest.price, locale) });
}
