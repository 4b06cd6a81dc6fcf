import {
  ReturnReason,
  ReturnStatus,
  type AdminOrderWire,
  type AdminReturnWire,
  type ReturnLineWire,
} from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime, formatMoney } from '@/lib/format';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { Button } from '@/ui/actions/button';
import { useOrderChange } from '../../api/use-order-change';
import { ChangeFailure } from '../dialogs/change-failure';
import { ReceiveReturnDialog } from '../dialogs/receive-return-dialog';
import { RefuseReturnDialog } from '../dialogs/refuse-return-dialog';
import { Section } from './section';
import { Thumb } from '../thumb';

const states = {
  [ReturnStatus.REQUESTED]: { key: 'returns.status.requested', tone: 'warn' },
  [ReturnStatus.APPROVED]: { key: 'returns.status.approved', tone: 'ice' },
  [ReturnStatus.RECEIVED]: { key: 'returns.status.received', tone: 'good' },
  [ReturnStatus.REFUSED]: { key: 'returns.status.refused', tone: 'neutral' },
} as const satisfies Record<ReturnStatus, { key: string; tone: BadgeTone }>;

const reasons = {
  [ReturnReason.DAMAGED]: 'returns.reasons.damaged',
  [ReturnReason.WRONG_ITEM]: 'returns.reasons.wrongItem',
  [ReturnReason.NOT_AS_DESCRIBED]: 'returns.reasons.notAsDescribed',
  [ReturnReason.NO_LONGER_NEEDED]: 'returns.reasons.noLongerNeeded',
  [ReturnReason.OTHER]: 'returns.reasons.other',
} as const satisfies Record<ReturnReason, string>;

/** The customer's return requests and their progress. */
export function ReturnsCard({ order }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin');
  if (order.returns.length === 0) return null;
  return (
    <Section title={t('returns.title')}>
      <ul className="flex flex-col gap-6">
        {order.returns.map((entry) => (
          <Return key={entry.id} order={order} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}

function Return({ order, entry }: { order: AdminOrderWire; entry: AdminReturnWire }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const { status, requestedAt, decidedAt, decidedBy, note, answer, proposal } = entry;
  const state = states[status];
  return (
    <li className="border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={state.tone}>{t(state.key)}</Badge>
        <span className="text-sm text-muted">
          {t('returns.requested', { date: formatOfficeDateTime(requestedAt, locale) })}
        </span>
      </p>
      <ul className="mt-3 flex flex-col gap-3">
        {entry.lines.map((line) => (
          <ReturnedLine key={line.productId} line={line} received={receivedOf(entry, line)} />
        ))}
      </ul>
      {note && <Words title={t('returns.note')} text={note} />}
      {answer && <Words title={t('returns.answer')} text={answer} />}
      {proposal && status !== ReturnStatus.RECEIVED && (
        <p className="mt-3 font-semibold">{t('returns.worth', { amount: formatMoney(proposal.amount, locale) })}</p>
      )}
      {decidedAt && (
        <p className="mt-2 text-sm text-muted">
          {t('returns.decided', {
            name: decidedBy?.name ?? t('notes.somebody'),
            date: formatOfficeDateTime(decidedAt, locale),
          })}
        </p>
      )}
      <ReturnActions order={order} entry={entry} />
    </li>
  );
}

const receivedOf = ({ received }: AdminReturnWire, { productId }: ReturnLineWire) =>
  received.find((each) => each.productId === productId);

interface ReturnedLineProps {
  line: ReturnLineWire;
  received: AdminReturnWire['received'][number] | undefined;
}

function ReturnedLine({ line: { name, imageUrl, quantity, reason }, received }: ReturnedLineProps) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  return (
    <li className="flex items-start gap-3">
      <Thumb src={imageUrl} />
      <span className="min-w-0">
        <span className="block font-semibold">{t('returns.line', { quantity, name })}</span>
        <span className="block text-sm text-muted">
          {t(reasons[reason])}
          {received && ` · ${t(received.restocked ? 'returns.restocked' : 'returns.notRestocked')}`}
          {received && received.refund > 0 && ` · ${formatMoney(received.refund, locale)}`}
        </span>
      </span>
    </li>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-3">
      <p className="text-sm text-muted">{title}</p>
      <blockquote className="mt-1 border-l-4 border-line-strong pl-3 break-words whitespace-pre-line">
        {text}
      </blockquote>
    </div>
  );
}

/** The actions that the server's transition table allows for a return. */
function ReturnActions({ order, entry }: { order: AdminOrderWire; entry: AdminReturnWire }) {
  const { t } = useTranslation('orders.admin');
  const [asked, setAsked] = useState<'refuse' | 'receive' | null>(null);
  const approving = useOrderChange(
    order.id,
    () => call('orders.admin.approveReturn', { params: { id: order.id, returnId: entry.id } }),
    () => notify({ type: 'success', message: t('returns.approved') }),
  );
  const may = (to: ReturnStatus) => entry.nextSteps.includes(to);
  const close = () => setAsked(null);
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {may(ReturnStatus.APPROVED) && (
          <Button pending={approving.isPending} onClick={() => approving.mutate(undefined)}>
            {t('returns.approve')}
          </Button>
        )}
        {may(ReturnStatus.RECEIVED) && (
          <Button
            variant={may(ReturnStatus.APPROVED) ? 'outline' : 'primary'}
            disabled={approving.isPending}
            onClick={() => setAsked('receive')}
          >
            {t('returns.receive')}
          </Button>
        )}
        {may(ReturnStatus.REFUSED) && (
          <Button variant="outline" disabled={approving.isPending} onClick={() => setAsked('refuse')}>
            {t('returns.refuse')}
          </Button>
        )}
      </div>
      <div className="mt-3 empty:hidden">
        <ChangeFailure error={approving.error} order={order} />
      </div>
      <RefuseReturnDialog order={order} entry={entry} open={asked === 'refuse'} onClose={close} />
      <ReceiveReturnDialog order={order} entry={entry} open={asked === 'receive'} onClose={close} />
    </>
  );
}
