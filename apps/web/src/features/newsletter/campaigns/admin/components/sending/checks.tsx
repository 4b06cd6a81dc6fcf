import type { CampaignCheckName, CampaignCheckWire, CampaignWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, OctagonAlert, RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { Button } from '@/ui/actions/button';
import { TextLink, textLinkClass } from '@/ui/actions/link';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

interface ChecksProps {
  campaign: CampaignWire;
  onGoTo: (name: CampaignCheckName) => void;
}

/** Loads the checks of a campaign, as of its last save. */
const checksQuery = (id: string) => ({
  ...callQuery('newsletter.campaigns.admin.checks', { params: { id } }),
  // Links and products change even if the campaign does not.
  staleTime: 0,
});

const icons = { passes: CircleCheck, warns: TriangleAlert, blocks: OctagonAlert } as const;
const colours = { passes: 'text-good', warns: 'text-warn', blocks: 'text-red' } as const;
const order = ['blocks', 'warns', 'passes'] as const;

/** The blocking problems first, then the warnings, each with a link to its cause. */
export function Checks({ campaign: { id }, onGoTo }: ChecksProps) {
  const { t } = useTranslation('campaigns.admin');
  const { data, error, isFetching, refetch } = useQuery(checksQuery(id));
  const blocking = data?.filter(({ result }) => result === 'blocks').length ?? 0;
  return (
    <Panel
      title={t('checks.title')}
      actions={
        <Button variant="quiet" pending={isFetching} onClick={() => void refetch()}>
          {!isFetching && <RotateCw aria-hidden className="size-5" />}
          {t('checks.again')}
        </Button>
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading label={t('checks.loading')} className="flex flex-col gap-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      )}
      {data && (
        <>
          <p role="status" className="font-semibold">
            {blocking > 0 ? t('checks.blocked', { count: blocking }) : t('checks.ready')}
          </p>
          <ul className="border-t border-line">
            {data
              .toSorted((a, b) => order.indexOf(a.result) - order.indexOf(b.result))
              .map((check) => (
                <Check key={`${check.name}:${check.message}`} check={check} onGoTo={onGoTo} />
              ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function Check({
  check: { name, result, message },
  onGoTo,
}: { check: CampaignCheckWire } & Pick<ChecksProps, 'onGoTo'>) {
  const { t } = useTranslation('campaigns.admin');
  const Icon = icons[result];
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colours[result]}`} />
      <div className="min-w-0">
        <p className="font-semibold">
          {t(`checks.names.${name}`)}
          <span className="sr-only">: {t(`checks.results.${result}`)}</span>
        </p>
        <p className="text-sm text-muted wrap-anywhere">{message}</p>
        {result !== 'passes' &&
          (name === 'postalAddress' ? (
            <TextLink to={paths.dashboardSettings} className="inline-flex min-h-11 items-center">
              {t('checks.toSettings')}
            </TextLink>
          ) : (
            <button
              type="button"
              className={`${textLinkClass} inline-flex min-h-11 items-center`}
              onClick={() => onGoTo(name)}
            >
              {t('checks.goTo')}
            </button>
          ))}
      </div>
    </li>
  );
}
