import type { CancelSlotBody, DriftDecision, Impact, SlotAdminWire } from '@dronesoccer/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { listQuery } from '@/lib/query/list-query';

/**
 * A change of a booked slot: a move to other wall times of the arena, a cancellation (null) or, after a change of time
 * zone rules, the decision to keep the wall time or the instant.
 */
export type SlotChange = { localStart: string; localEnd: string } | { keep: DriftDecision } | null;

/** Computes the change's impact on the bookings without changing anything. */
export function useImpact(id: string, change: SlotChange) {
  const isDrift = change !== null && 'keep' in change;
  const moving = useQuery({
    ...listQuery('slots.admin.impact', { params: { id }, body: { moveTo: isDrift ? null : change } }),
    staleTime: 0,
    enabled: !isDrift,
  });
  const keep = isDrift ? change.keep : 'wallTime';
  const keeping = useQuery({
    ...listQuery('slotDrift.admin.impact', { params: { id }, body: { keep } }),
    staleTime: 0,
    enabled: isDrift,
  });
  return isDrift ? keeping : moving;
}

function make(id: string, change: SlotChange, agreed: CancelSlotBody): Promise<SlotAdminWire> {
  const params = { id };
  if (change === null) return call('slots.admin.cancel', { params, body: agreed });
  const { fingerprint } = agreed;
  if ('keep' in change) return call('slotDrift.admin.settle', { params, body: { ...change, fingerprint } });
  return call('slots.admin.move', { params, body: { ...change, fingerprint } });
}

export const isOutOfDate = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'BOOK_013' && error.data !== null && error.data !== undefined;

/** The query areas that are stale after a slot change. */
export const touchedAreas = ['slots', 'bookings', 'slotDrift', 'reports'] as const;

/**
 * Makes the change whose impact was shown. Only a cancellation has a reason. If the impact has changed since, nothing
 * is changed and the new impact is shown.
 */
export function useSlotChange(id: string, change: SlotChange, onDone: (slot: SlotAdminWire) => void) {
  const client = useQueryClient();
  const confirmed = useConfirmed();
  const [renewed, setRenewed] = useState<Impact | null>(null);
  const work = useMutation({
    meta: { failure: false },
    mutationFn: (agreed: CancelSlotBody) => confirmed.run(() => make(id, change, agreed)),
    onSuccess: onDone,
    onError: (error) => {
      if (isOutOfDate(error)) setRenewed(error.data as Impact);
    },
    onSettled: () =>
      Promise.all(touchedAreas.map((area) => client.invalidateQueries({ queryKey: queryKeys.area(area) }))),
  });
  return { work, renewed, confirmation: confirmed.dialog, error: isOutOfDate(work.error) ? null : work.error };
}
