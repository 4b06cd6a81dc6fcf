import { msPerMinute } from '@dronesoccer/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';

/** The number of things that wait for the user, beside their menu entry. Zero, and a failed request, show nothing. */
export function AttentionCount({ className }: { className: string }) {
  const { t } = useTranslation('dashboard.admin');
  const locale = useLocale();
  const { data } = useQuery({
    ...callQuery('reports.admin.attention'),
    staleTime: msPerMinute,
    // Nothing here is urgent to the second, and a hidden tab asks nothing.
    refetchInterval: 5 * msPerMinute,
  });
  if (data === undefined || data.total === 0) return null;
  return (
    <span className={className}>
      <span aria-hidden>{formatNumber(data.total, locale)}</span>
      <span className="sr-only">{t('waiting', { count: data.total })}</span>
    </span>
  );
}
