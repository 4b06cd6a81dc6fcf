import type { DriftDecision, DriftImpactWire } from '@dronesoccer/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/lib/http/call';
import { notify } from '@/lib/notify';
import { queryKeys } from '@/lib/query/keys';
import { listQuery } from '@/lib/query/list-query';
import { Button } from '@/ui/actions/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { isOutOfDate, touchedAreas } from '../../api/use-slot-change';

interface SettleAllProps {
  total: number;
  onStarted: () => void;
}

/** Applies one decision to all slots after a confirmation. The work continues in the background. */
export function SettleAll({ total, onStarted }: SettleAllProps) {
  const { t } = useTranslation('slots.admin');
  const [keep, setKeep] = useState<DriftDecision | null>(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setKeep('wallTime')}>{t('drift.allWallTime', { count: total })}</Button>
      <Button variant="outline" onClick={() => setKeep('instant')}>
        {t('drift.allInstant', { count: total })}
      </Button>
      {keep && (
        <SettleAllDialog
          keep={keep}
          onClose={() => setKeep(null)}
          onStarted={() => {
            setKeep(null);
            onStarted();
          }}
        />
      )}
    </div>
  );
}

interface SettleAllDialogProps {
  keep: DriftDecision;
  onClose: () => void;
  onStarted: () => void;
}

function SettleAllDialog({ keep, onClose, onStarted }: SettleAllDialogProps) {
  const { t } = useTranslation('slots.admin');
  const client = useQueryClient();
  const found = useQuery({ ...listQuery('slotDrift.admin.impactOfAll', { body: { keep } }), staleTime: 0 });
  const [renewed, setRenewed] = useState<DriftImpactWire | null>(null);
  const impact = renewed ?? (found.isFetching ? undefined : found.data);
  const work = useMutation({
    meta: { failure: false },
    mutationFn: ({ fingerprint }: DriftImpactWire) =>
      call('slotDrift.admin.settleAll', { body: { keep, fingerprint } }),
    onSuccess: ({ slots }) => {
      notify({ type: 'success', message: t('drift.started', { count: slots }) });
      onStarted();
    },
    onError: (error) => {
      if (isOutOfDate(error)) setRenewed(error.data as DriftImpactWire);
    },
    onSettled: () =>
      Promise.all(touchedAreas.map((area) => client.invalidateQueries({ queryKey: queryKeys.area(area) }))),
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t(keep === 'wallTime' ? 'drift.allWallTimeTitle' : 'drift.allInstantTitle')}
      text={t(keep === 'wallTime' ? 'drift.allWallTimeText' : 'drift.allInstantText')}
      confirmLabel={t('drift.allConfirm', { count: impact?.slots ?? 0 })}
      keepLabel={t('impact.keep')}
      pending={work.isPending}
      disabled={impact === undefined}
      error={isOutOfDate(work.error) ? null : (work.error ?? found.error)}
      onConfirm={() => impact && work.mutate(impact)}
    >
      {impact ? (
        <p>
          {renewed && <span className="mb-2 block font-semibold text-warn">{t('impact.renewed')}</span>}
          {impact.bookings === 0 ? t('drift.noneBooked') : t('drift.told', { count: impact.bookings })}
        </p>
      ) : (
        !found.error && <Skeleton className="h-6" />
      )}
    </ConfirmDialog>
  );
}
