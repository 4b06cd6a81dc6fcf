import type { CouponAssignmentWire, CouponDetailWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOfficeDate } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notifyUndo } from '@/lib/notify-undo';
import { listQuery } from '@/lib/query/list-query';
import { SearchFilter } from '@/ui/data-table/search-filter';
import { ErrorState } from '@/ui/feedback/error-state';
import { IconButton } from '@/ui/actions/icon-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useAssignCoupon, useUnassignCoupon } from '../api/use-coupon-changes';
import { AssignForm } from './assign-form';
import { PageButtons } from '@/features/common/admin/page-buttons';

const pageSize = 20;

/** The email addresses that the coupon is assigned to. Addresses can be added and removed. */
export function AssignmentPanel({ coupon }: { coupon: CouponDetailWire }) {
  const { t } = useTranslation('coupons.admin');
  const { id, state, assignedCount, assignedOnly } = coupon;
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState<string | undefined>(undefined);
  const list = useQuery(
    listQuery('coupons.admin.assignments', { params: { id }, query: { page, pageSize, ...(search && { search }) } }),
  );
  const unassign = useUnassign(id);
  const isOver = state === 'ended' || state === 'usedUp' || state === 'inactive';
  return (
    <div className="flex flex-col gap-6">
      {isOver ? <p className="text-muted">{t('assign.over')}</p> : <AssignForm couponId={id} />}
      {assignedCount === 0 ? (
        <p className="text-muted">{t(assignedOnly ? 'assign.nobody' : 'assign.everybody')}</p>
      ) : (
        <section aria-label={t('assign.list')} className="flex flex-col gap-3">
          <SearchFilter
            label={t('assign.search')}
            value={search}
            onChange={(next) => {
              setPage(1);
              setSearch(next);
            }}
          />
          {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          {list.isPending && <Skeleton className="h-40" />}
          {list.data?.total === 0 && <p className="text-muted">{t('assign.noMatch')}</p>}
          <ul className="flex flex-col divide-y divide-line">
            {list.data?.items.map((assignment) => (
              <Assignment key={assignment.email} assignment={assignment} onRemove={unassign} />
            ))}
          </ul>
          <PageButtons page={page} pageSize={pageSize} total={list.data?.total ?? 0} onChange={setPage} />
        </section>
      )}
    </div>
  );
}

/** Unassigns the coupon at once. Undo assigns it again without another email. */
function useUnassign(id: string): (email: string) => void {
  const { t } = useTranslation('coupons.admin');
  const unassign = useUnassignCoupon(id);
  // Undo can be pressed after the panel was closed.
  const assign = useAssignCoupon(id, 'toast');
  return (email) =>
    unassign.mutate([email], {
      onSuccess: () => notifyUndo(t('assign.removed', { email }), () => assign.mutate({ emails: [email] })),
    });
}

interface AssignmentProps {
  assignment: CouponAssignmentWire;
  onRemove: (email: string) => void;
}

function Assignment({ assignment: { email, assignedAt, uses }, onRemove }: AssignmentProps) {
  const { t } = useTranslation('coupons.admin');
  const locale = useLocale();
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <span className="min-w-0 break-words">
        {email}
        <span className="block text-sm text-muted">
          {t('assign.since', { date: formatOfficeDate(assignedAt, locale) })}
          {uses > 0 && ` · ${t('assign.used', { count: uses })}`}
        </span>
      </span>
      <IconButton icon={UserMinus} label={t('assign.remove', { email })} onClick={() => onRemove(email)} />
    </li>
  );
}
