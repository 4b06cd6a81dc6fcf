import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failLogin, reviveSession, startSession } from '@/lib/session/session';
import { resetRoot } from '@/lib/store/root-store';
import { accessToken, authWire } from '@/test/token';
import { followIdentity } from './follow-identity';
import { queryClient } from './query-client';

const queryKey = ['addresses'];
let stop: () => void;

const other = () => ({ ...authWire(), accessToken: accessToken(5, { sub: 'another' }) });

beforeEach(() => {
  startSession(authWire());
  queryClient.setQueryData(queryKey, 'of the first');
  stop = followIdentity(queryClient);
});

afterEach(() => {
  stop();
  queryClient.clear();
  resetRoot();
});

it('a login as another person leaves no data of the previous one', () => {
  startSession(other());
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});

it('a failed login leaves no data of the previous person', () => {
  failLogin('Invalid email or password');
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});

it('keeps the data while the same person is signed in', () => {
  startSession(authWire());
  reviveSession();
  expect(queryClient.getQueryData(queryKey)).toBe('of the first');
});

it('a page on screen drops the data of the previous person and loads its own', async () => {
  const seen: unknown[] = [];
  const queryFn = () => Promise.resolve('of the second');
  const observer = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity });
  const leave = observer.subscribe(({ data }) => seen.push(data));
  startSession(other());
  expect(observer.getCurrentResult().data).toBeUndefined();
  await vi.waitFor(() => expect(seen.at(-1)).toBe('of the second'));
  leave();
});
