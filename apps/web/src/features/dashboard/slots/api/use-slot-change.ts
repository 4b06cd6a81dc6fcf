import type { Impact, SlotAdminWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { listQuery } from '@/lib/query/list-query';

/** To which wall times of the arena a slot is moved; null: it is cancelled. */
export type SlotChange = { localStart: string; localEnd: string } | null;

/** What the change would do to those who booked; asks, and changes nothing. */
export const impactQuery = (id: string, moveTo: SlotChange) => ({
  ...listQuery('slots.admin.impact', { params: { id }, body: { moveTo } }),
  staleTime: 0,
});

const isOutOfDate = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'BOOK_013' && error.data !== null && error.data !== undefined;

/** Makes the change whose impact was looked at. When that has changed since, nothing is done and the new one shows. */
export function useSlotChange(id: string, change: SlotChange, onDone: (slot: SlotAdminWire) => void) {
  const client = useQueryClient();
  const [renewed, setRenewed] = useState<Impact | null>(null);
  const work = useMutation({
    meta: { failure: false },
    mutationFn: ({ fingerprint }: Impact) =>
      change === null
        ? call('slots.admin.cancel', { params: { id }, body: { fingerprint } })
        : call('slots.admin.move', { params: { id }, body: { ...change, fingerprint } }),
    onSuccess: onDone,
    onError: (error) => {
      if (isOutOfDate(error)) setRenewed(error.data as Impact);
    },
    onSettled: () =>
      Promise.all(
        (['slots', 'bookings'] as const).map((area) => client.invalidateQueries({ queryKey: queryKeys.area(area) })),
      ),
  });
  return { work, renewed, error: isOutOfDate(work.error) ? null : work.error };
}
