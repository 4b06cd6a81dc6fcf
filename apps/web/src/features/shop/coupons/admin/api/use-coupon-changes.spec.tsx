import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { listenToNotices, type Notice } from '@/lib/notify';
import { queryClient } from '@/lib/query/query-client';
import { startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { useAssignCoupon, useEndCoupons } from './use-coupon-changes';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

const refusal = (errorCode: string) =>
  Response.json({ isSuccess: false, message: 'Refused', errorCode, data: null }, { status: 409 });

/** Answers by the coupon's id: `ended` is ended, `scheduled` has not started, and any other is not answered. */
async function answer(url: string): Promise<Response> {
  if (url.includes('/ended')) return Response.json({ isSuccess: true, message: '', errorCode: null, data: {} });
  if (url.includes('/scheduled')) return refusal('COUPON_UPDATE_FAILED');
  throw new TypeError('offline');
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  startSession(authWire());
});

async function endOf(ids: readonly string[]) {
  const { result } = renderHook(useEndCoupons, { wrapper });
  await act(() => result.current.mutateAsync(ids).catch(() => undefined));
  await waitFor(() => expect(result.current.isIdle || result.current.isPending).toBe(false));
  return result.current;
}

it('counts a coupon as not started only if the server says so (COUPON_UPDATE_FAILED)', async () => {
  expect((await endOf(['ended', 'scheduled', 'lost'])).data).toEqual({ ended: 1, notStarted: 1, failed: 1 });
  expect((await endOf(['scheduled'])).data).toEqual({ ended: 0, notStarted: 1, failed: 0 });
});

it('fails without a connection instead of reporting coupons that have not started', async () => {
  const { data, error } = await endOf(['lost', 'scheduled']);
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ kind: 'network' });
});

it('reports an assignment that could not be undone, although its panel was closed', async () => {
  const notices: Notice[] = [];
  const stop = listenToNotices((notice) => notices.push(notice));
  const { result, unmount } = renderHook(() => useAssignCoupon('lost', 'toast'), { wrapper });
  const { mutate } = result.current;
  unmount();
  mutate({ emails: ['a@b.test'] });
  await waitFor(() => expect(notices).toMatchObject([{ type: 'danger' }]));
  stop();
});
