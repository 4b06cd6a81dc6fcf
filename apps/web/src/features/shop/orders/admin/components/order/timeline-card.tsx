import {
  type DeliveryMethod,
  OrderEventKind,
  type AdminOrderEventWire,
  type AdminOrderWire,
} from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatOfficeDateTime, formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { cancelCauseNames, orderEventName } from '@/lib/order-events';
import { mailName } from '../../model/mail-name';
import { Section } from './section';

/** The events that need attention. */
const alarmingEvents: ReadonlySet<OrderEventKind> = new Set([
  OrderEventKind.PAYMENT_FAILED,
  OrderEventKind.REFUND_FAILED,
  OrderEventKind.DISPUTE_LOST,
  OrderEventKind.CANCELLED,
]);

/** The order's history, newest first: each event with the person, the time and the amount. */
export function TimelineCard({ order: { events, delivery } }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin');
  const newestFirst = [...events].reverse();
  return (
    <Section title={t('timeline.title')}>
      <ol className="flex flex-col">
        {newestFirst.map((event, index) => (
          <li key={event.id} className="relative flex gap-4 pb-5 last:pb-0">
            {index < newestFirst.length - 1 && (
              <span aria-hidden className="absolute top-4 bottom-0 left-[0.4375rem] w-0.5 bg-line" />
            )}
            <span
              aria-hidden
              className={cx(
                'relative mt-1.5 size-4 shrink-0 rounded-full border-2',
                alarmingEvents.has(event.kind) && 'border-red bg-ground',
                !alarmingEvents.has(event.kind) &&
                  (index === 0 ? 'border-ice-fill bg-ice-fill' : 'border-line-strong bg-ground'),
              )}
            />
            <Event event={event} delivery={delivery} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Event({ event, delivery }: { event: AdminOrderEventWire; delivery: DeliveryMethod }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const { kind, mail, amount, text, cancelled, actor, at } = event;
  const when = formatOfficeDateTime(at, locale);
  return (
    <span className="min-w-0">
      <span className="block font-semibold">
        {mail
          ? t('timeline.kinds.mailSentNamed', { mail: t(`mails.kinds.${mailName(mail, delivery)}`) })
          : t(`timeline.kinds.${orderEventName(kind, delivery)}`)}
        {amount !== null && <span className="tabular-nums"> · {formatMoney(amount, locale)}</span>}
      </span>
      {cancelled && <span className="block">{t(`cancel.causes.${cancelCauseNames[cancelled.cause]}`)}</span>}
      {text && <span className="block break-words whitespace-pre-line">{text}</span>}
      {cancelled && (
        <span className="block text-sm text-muted">{t(cancelled.isTold ? 'cancel.told' : 'cancel.notTold')}</span>
      )}
      <time dateTime={at} className="block text-sm text-muted">
        {actor ? t('timeline.by', { name: actor.name, date: when }) : when}
      </time>
    </span>
  );
}
