import { OrderEventKind, type OrderEventWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

const names = {
  [OrderEventKind.PLACED]: 'placed',
  [OrderEventKind.PAYMENT_STARTED]: 'paymentStarted',
  [OrderEventKind.PAYMENT_FAILED]: 'paymentFailed',
  [OrderEventKind.PAID]: 'paid',
  [OrderEventKind.CANCELLED]: 'cancelled',
  [OrderEventKind.SHIPPED]: 'shipped',
  [OrderEventKind.REFUNDED]: 'refunded',
  [OrderEventKind.REINSTATED]: 'reinstated',
  [OrderEventKind.ADOPTED]: 'adopted',
} as const satisfies Record<OrderEventKind, string>;

/** What has happened to the order, the newest at the end. */
export function Timeline({ events }: { events: readonly OrderEventWire[] }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  return (
    <ol className="flex flex-col">
      {events.map(({ kind, at, text }, index) => {
        const isLast = index === events.length - 1;
        return (
          <li key={`${at}:${kind}`} className="relative flex gap-4 pb-5 last:pb-0">
            {!isLast && <span aria-hidden className="absolute top-4 bottom-0 left-[0.4375rem] w-0.5 bg-line" />}
            <span
              aria-hidden
              className={cx(
                'relative mt-1.5 size-4 shrink-0 rounded-full border-2',
                isLast ? 'border-red-fill bg-red-fill' : 'border-line-strong bg-surface',
              )}
            />
            <span>
              <span className="block font-semibold">{t(`timeline.${names[kind]}`)}</span>
              {text && <span className="block">{text}</span>}
              <time dateTime={at} className="block text-sm text-muted">
                {formatDateTime(at, locale)}
              </time>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
