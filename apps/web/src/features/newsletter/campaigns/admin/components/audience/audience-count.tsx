import { type AudienceRule, locales } from '@dronesoccer/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Email } from '@/features/common/admin/email';
import { Panel } from '@/features/common/admin/panel';
import { cx } from '@/lib/cx';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { audienceProblems, type AudienceValues, ruleOf } from '../../model/audience';

/** The delay in ms after typing before the server counts. */
const settleMs = 400;

export function useAudience(values: AudienceValues) {
  const requested = JSON.stringify({ tags: values.tags, audience: ruleOf(values) });
  const [asked, setAsked] = useState(requested);
  const isValid = audienceProblems(values).length === 0;
  useEffect(() => {
    if (!isValid || requested === asked) return;
    const timer = window.setTimeout(() => setAsked(requested), settleMs);
    return () => window.clearTimeout(timer);
  }, [requested, asked, isValid]);
  const { tags, audience } = JSON.parse(asked) as { tags: string[]; audience: AudienceRule };
  const count = useQuery({
    ...callQuery('newsletter.campaigns.admin.audience', { body: { tags, audience } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...count, isOutdated: requested !== asked || count.isPlaceholderData };
}

/** The current number of recipients, their languages, and ten examples. */
export function AudienceCount({ values }: { values: AudienceValues }) {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  const { data, error, refetch, isOutdated } = useAudience(values);
  return (
    <Panel title={t('count.title')} className="xl:sticky xl:top-20 xl:self-start">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40" />}
      {data && (
        <div aria-busy={isOutdated} className={cx('flex flex-col gap-4', isOutdated && 'opacity-55')}>
          <p role="status">
            <span className="numeral block text-5xl">{formatNumber(data.total, locale)}</span>
            <span className="text-muted">{t('count.readers', { count: data.total })}</span>
          </p>
          <ul className="border-t border-line">
            {locales.map((each) => (
              <li key={each} className="flex justify-between gap-4 border-b border-line py-2">
                <span>{t(`languages.${each}`)}</span>
                <span className="tabular-nums">{formatNumber(data.byLocale[each], locale)}</span>
              </li>
            ))}
          </ul>
          {data.examples.length > 0 && (
            <div>
              <h3 className="mb-1 text-sm font-semibold">{t('count.examples')}</h3>
              <ul className="text-sm text-muted">
                {data.examples.map((email) => (
                  <li key={email} className="py-0.5">
                    <Email address={email} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}
