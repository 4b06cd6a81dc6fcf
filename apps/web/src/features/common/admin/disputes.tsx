import { disputeReason, DisputeStatus, type DisputeWire, Role } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { useSession } from '@/lib/session/use-session';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { ErrorState } from '@/ui/feedback/error-state';

const tones: Readonly<Record<DisputeStatus, BadgeTone>> = {
  [DisputeStatus.NEEDS_RESPONSE]: 'strong',
  [DisputeStatus.UNDER_REVIEW]: 'warn',
  [DisputeStatus.WON]: 'good',
  [DisputeStatus.LOST]: 'neutral',
};

/** The state of a dispute. A closed inquiry was neither won nor lost. */
export function DisputeBadge({ dispute: { status, isInquiry } }: { dispute: DisputeWire }) {
  const { t } = useTranslation('kit');
  const isClosedInquiry = isInquiry && status === DisputeStatus.WON;
  return (
    <Badge tone={tones[status]}>{t(isClosedInquiry ? 'disputes.inquiryClosed' : `disputes.status.${status}`)}</Badge>
  );
}

/** The disputes of what was paid for, for administrators who may see payments. */
export function Disputes({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('kit');
  const { hasRole } = useSession();
  const query = callQuery('disputes.admin.list', { query: { subjectId } });
  const { data, error, refetch } = useQuery({ ...query, enabled: hasRole(Role.SUPER_ADMIN), staleTime: 0 });
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <ul aria-label={t('disputes.title')} className="mt-4 flex flex-col gap-3">
      {data.items.map((dispute) => (
        <DisputeDetails key={dispute.id} dispute={dispute} />
      ))}
    </ul>
  );
}

function DisputeDetails({ dispute }: { dispute: DisputeWire }) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const { amount, fees, isInquiry, reason, respondBy, status, provider, reference } = dispute;
  const isOpen = status === DisputeStatus.NEEDS_RESPONSE || status === DisputeStatus.UNDER_REVIEW;
  return (
    <li className="rounded-control bg-raised px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{t(isInquiry ? 'disputes.inquiry' : 'disputes.one')}</span>
        <span className="numeral">{formatMoney(amount, locale)}</span>
        <DisputeBadge dispute={dispute} />
      </div>
      <p className="mt-1 text-sm">{disputeReason(reason, locale)}</p>
      {status === DisputeStatus.NEEDS_RESPONSE && respondBy !== null && (
        <p className="text-sm text-warn">{t('disputes.until', { when: formatOfficeDateTime(respondBy, locale) })}</p>
      )}
      {isOpen && !isInquiry && <p className="text-sm text-muted">{t('disputes.noRefund')}</p>}
      {fees > 0 && <p className="text-sm text-muted">{t('disputes.fees', { amount: formatMoney(fees, locale) })}</p>}
      <p className="text-sm break-all text-muted">{t('disputes.reference', { provider, reference })}</p>
    </li>
  );
}
