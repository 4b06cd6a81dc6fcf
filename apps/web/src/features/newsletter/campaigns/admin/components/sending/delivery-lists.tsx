import { campaignLimits, type CampaignWire, DeliveryState, type DeliveryWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Email } from '@/features/common/admin/email';
import { PageButtons } from '@/features/common/admin/page-buttons';
import { Panel } from '@/features/common/admin/panel';
import { formatNumber, formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { listQuery } from '@/lib/query/list-query';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Checkbox } from '@/ui/fields/checkbox';
import { Tabs } from '@/ui/navigation/tabs';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useLiveRun } from '../../api/queries';
import { useRunStep } from '../../api/use-campaign-changes';

const lists = ['failed', 'unknown', 'skipped'] as const;
const stateOfList = {
  failed: DeliveryState.FAILED,
  unknown: DeliveryState.UNKNOWN,
  skipped: DeliveryState.SKIPPED,
} as const;

/** The failed, uncertain and skipped deliveries, with their reasons. Nothing is shown if there are none. */
export function DeliveryLists({ campaign }: { campaign: CampaignWire }) {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  const run = useLiveRun(campaign);
  const counts = run?.counts;
  const filled = lists.filter((name) => (counts?.[name] ?? 0) > 0);
  const [chosen, setChosen] = useState<(typeof lists)[number]>('failed');
  // The mutation is kept here because the list of unknown deliveries unmounts when all of them are resent.
  const resending = useRunStep(campaign.id);
  const shown = filled.includes(chosen) ? chosen : filled[0];
  if (shown === undefined || counts === undefined) return null;
  return (
    <Panel title={t('deliveries.title')}>
      <Tabs
        label={t('deliveries.title')}
        value={shown}
        onChange={setChosen}
        items={filled.map((name) => ({
          value: name,
          label: t('deliveries.tab', { name: t(`run.counts.${name}`), count: formatNumber(counts[name], locale) }),
          content: <DeliveryList key={name} id={campaign.id} name={name} count={counts[name]} resending={resending} />,
        }))}
      />
    </Panel>
  );
}

interface DeliveryListProps {
  id: string;
  name: (typeof lists)[number];
  /** The current number of deliveries. The list is reloaded when it changes. */
  count: number;
  resending: ReturnType<typeof useRunStep>;
}

function DeliveryList({ id, name, count, resending }: DeliveryListProps) {
  const { t } = useTranslation('campaigns.admin');
  const [page, setPage] = useState(1);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const query = { state: stateOfList[name], page, pageSize: 25 };
  const asked = listQuery('newsletter.campaigns.admin.deliveries', { params: { id }, query });
  const list = useQuery({ ...asked, queryKey: [...asked.queryKey, count] });
  if (!list.data && list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton className="h-40" />;
  const { items, total, pageSize } = list.data;
  const isAll = items.length > 0 && items.every((each) => ticked.includes(each.id));
  const mayResend = name === 'unknown';
  const toggleAll = () => {
    const here = items.map((each) => each.id);
    setTicked(isAll ? ticked.filter((each) => !here.includes(each)) : [...new Set([...ticked, ...here])]);
  };
  const resend = () =>
    resending.mutate(
      { step: 'resend', deliveries: [...ticked] },
      {
        onSuccess: () => {
          setAsking(false);
          notify({ type: 'success', message: t('deliveries.resent', { count: ticked.length }) });
          setTicked([]);
        },
      },
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t(`deliveries.texts.${name}`)}</p>
      {mayResend && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox label={t('deliveries.all')} checked={isAll} onChange={toggleAll} />
          <Button
            variant="outline"
            disabled={ticked.length === 0 || ticked.length > campaignLimits.resentDeliveriesMax}
            onClick={() => setAsking(true)}
          >
            <RotateCw aria-hidden className="size-5" />
            {t('deliveries.resend', { count: ticked.length })}
          </Button>
        </div>
      )}
      <ul className="border-t border-line">
        {items.map((delivery) => (
          <li key={delivery.id} className="border-b border-line py-2">
            {mayResend ? (
              <Checkbox
                label={<Delivery delivery={delivery} />}
                checked={ticked.includes(delivery.id)}
                onChange={() =>
                  setTicked(
                    ticked.includes(delivery.id)
                      ? ticked.filter((each) => each !== delivery.id)
                      : [...ticked, delivery.id],
                  )
                }
              />
            ) : (
              <Delivery delivery={delivery} />
            )}
          </li>
        ))}
      </ul>
      <PageButtons page={page} pageSize={pageSize} total={total} onChange={setPage} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('deliveries.resendTitle', { count: ticked.length })}
        text={t('deliveries.resendText')}
        confirmLabel={t('deliveries.resend', { count: ticked.length })}
        pending={resending.isPending}
        error={resending.error}
        onConfirm={resend}
      />
    </div>
  );
}

function Delivery({ delivery: { email, at, reason } }: { delivery: DeliveryWire }) {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  return (
    <span className="block min-w-0">
      <span className="block font-semibold">
        <Email address={email} />
      </span>
      <span className="block text-sm text-muted">
        {reason === null
          ? formatOfficeDateTime(at, locale)
          : t('deliveries.reason', {
              time: formatOfficeDateTime(at, locale),
              text: reason.code === null ? reason.text : `${reason.text} (${reason.code})`,
            })}
      </span>
    </span>
  );
}
