import { type OrderReturnWire, ReturnStatus } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { Card } from '@/ui/layout/card';
import { reasonNames } from './return-reasons';

const looks = {
  [ReturnStatus.REQUESTED]: { tone: 'warn', name: 'requested' },
  [ReturnStatus.APPROVED]: { tone: 'ice', name: 'approved' },
  [ReturnStatus.RECEIVED]: { tone: 'good', name: 'received' },
  [ReturnStatus.REFUSED]: { tone: 'neutral', name: 'refused' },
} as const satisfies Record<ReturnStatus, { tone: BadgeTone; name: string }>;

/** The order's return requests and their progress. */
export function OrderReturns({ returns }: { returns: readonly OrderReturnWire[] }) {
  const { t } = useTranslation('returns');
  if (returns.length === 0) return null;
  return (
    <Card>
      <h2 className="display-3 mb-4">{t('heading', { count: returns.length })}</h2>
      <ul className="flex flex-col gap-6">
        {returns.map((asked) => (
          <ReturnEntry key={asked.id} asked={asked} />
        ))}
      </ul>
    </Card>
  );
}

function ReturnEntry({ asked }: { asked: OrderReturnWire }) {
  const { t } = useTranslation('returns');
  const locale = useLocale();
  const { tone, name } = looks[asked.status];
  return (
    <li className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{t(`status.${name}`)}</Badge>
        <span className="text-sm text-muted">{t('askedOn', { date: formatDate(asked.requestedAt, locale) })}</span>
      </p>
      <p>{t(`next.${name}`)}</p>
      <ul>
        {asked.lines.map((line) => (
          <li key={line.productId}>
            <span className="font-semibold">{t('line', { count: line.quantity, name: line.name })}</span>{' '}
            <span className="text-muted">{t(`reasons.${reasonNames[line.reason]}`)}</span>
          </li>
        ))}
      </ul>
      {asked.note && <p className="border-l-2 border-line pl-3 text-muted">{asked.note}</p>}
      {asked.answer && <p className="border-l-2 border-ice pl-3">{t('answer', { text: asked.answer })}</p>}
      {asked.refund && (
        <p className="font-semibold">{t('refunded', { amount: formatMoney(asked.refund.amount, locale) })}</p>
      )}
    </li>
  );
}
