import { type ArenaSlotWire, BookingMode, type BookingQuoteWire } from '@dronesoccer/contracts';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Amounts } from '@/features/common/amounts';
import { LineItem } from '@/features/common/line-item';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { formatWallTime, formatWallWeekday } from '@/lib/wall-time';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useBookedLine } from '../booked-lines';
import { SlotSummary } from '../slot-summary';

interface WhoSummaryProps {
  slot: ArenaSlotWire;
  quote: BookingQuoteWire | undefined;
  /** True while another price is loading. */
  isPending: boolean;
}

/** The time, the place and the price. Open on a wide screen; on a narrow one, folded under the total. */
export function WhoSummary({ slot, quote, isPending }: WhoSummaryProps) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { localStart } = slot;
  return (
    <aside aria-label={t('summary')} className="max-lg:order-first lg:sticky lg:top-24">
      <details className="group rounded-card border border-line bg-surface lg:hidden">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="inline-flex items-center gap-2">
            <span className="first-letter:uppercase">
              {formatWallWeekday(localStart, locale)}, {formatWallTime(localStart, locale)}
            </span>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 transition-transform duration-(--fast) group-open:rotate-180"
            />
          </span>
          {isPending || !quote ? (
            <Skeleton className="h-6 w-20" />
          ) : (
            <span className="numeral text-lg">{formatMoney(quote.total, locale)}</span>
          )}
        </summary>
        <div className="flex flex-col gap-5 px-5 pb-5">
          <SummaryContent slot={slot} quote={quote} isPending={isPending} />
        </div>
      </details>
      <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-6 max-lg:hidden">
        <h2 className="display-3">{t('summary')}</h2>
        <SummaryContent slot={slot} quote={quote} isPending={isPending} />
      </div>
    </aside>
  );
}

function SummaryContent({ slot, quote, isPending }: WhoSummaryProps) {
  const nameOf = useBookedLine();
  if (!quote)
    return (
      <>
        <SlotSummary slot={slot} />
        <Skeleton className="h-40" />
      </>
    );
  const { mode, seats, unitPrice, subtotal } = quote;
  const line = {
    name: nameOf(quote),
    imageUrl: null,
    quantity: mode === BookingMode.FULL ? 1 : seats,
    unitPrice: unitPrice ?? 0,
    lineTotal: subtotal,
  };
  return (
    <>
      <SlotSummary slot={slot} />
      {!isPending && unitPrice !== null && (
        <ul className="divide-y divide-line border-y border-line">
          <LineItem line={line} />
        </ul>
      )}
      <Amounts amounts={quote} isPending={isPending} />
    </>
  );
}
