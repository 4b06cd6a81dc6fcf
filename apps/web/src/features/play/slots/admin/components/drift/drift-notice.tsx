import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSeesEveryCompany } from '@/features/common/admin/use-sees-every-company';
import { paths } from '@/lib/dashboard-paths';
import { listQuery } from '@/lib/query/list-query';
import { TextLink } from '@/ui/actions/link';

/** Tells administrators who can decide that slots are waiting for a decision. */
export function DriftNotice() {
  const { t } = useTranslation('slots.admin');
  const decides = useSeesEveryCompany();
  const { data } = useQuery({ ...listQuery('slotDrift.admin.list', { query: { pageSize: 1 } }), enabled: decides });
  if (!data || data.total === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 border-warn px-4 py-3">
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-warn" />
      <span className="grow">{t('drift.notice', { count: data.total })}</span>
      <TextLink to={paths.slotDrift} className="inline-flex min-h-11 items-center">
        {t('drift.toList')}
      </TextLink>
    </p>
  );
}
