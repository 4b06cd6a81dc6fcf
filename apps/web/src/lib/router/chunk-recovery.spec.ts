import { beforeEach, expect, it, vi } from 'vitest';
import * as leave from '@/lib/leave';
import { preload, recoverFromMissingChunk, setPendingAddress } from './chunk-recovery';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  vi.spyOn(leave, 'leaveTo').mockImplementation(() => undefined);
  vi.spyOn(leave, 'reloadPage').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  setPendingAddress(null);
});

it('reloads the page once, at the address the person was going to', async () => {
  setPendingAddress('/learn?x=1');
  void recoverFromMissingChunk(missing);
  await vi.waitFor(() => expect(leave.leaveTo).toHaveBeenCalledWith('/learn?x=1'));
});

it('never loops: a second failure soon after is an error to be shown', async () => {
  void recoverFromMissingChunk(missing);
  await vi.waitFor(() => expect(leave.reloadPage).toHaveBeenCalledOnce());
  await expect(recoverFromMissingChunk(missing)).rejects.toThrow('dynamically imported');
  expect(leave.reloadPage).toHaveBeenCalledOnce();
});

it('waits offline, leaves the page as it is, and loads once the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(missing).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const loaded = recoverFromMissingChunk<string>(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  load.mockResolvedValueOnce('page' as never);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('page');
  expect(leave.reloadPage).not.toHaveBeenCalled();
});

it('waits as well while there is a network but no way to the server', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi
      .fn()
      .mockRejectedValueOnce(new TypeError())
      .mockRejectedValueOnce(new TypeError())
      .mockResolvedValue(new Response()),
  );
  const load = vi.fn(missing);
  const loaded = recoverFromMissingChunk<string>(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
  load.mockResolvedValueOnce('page' as never);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(loaded).resolves.toBe('page');
  expect(leave.reloadPage).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it('does not reload for what was only loaded ahead', async () => {
  const load = vi.fn(missing);
  preload(() => recoverFromMissingChunk(load));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(leave.reloadPage).not.toHaveBeenCalled();
  void recoverFromMissingChunk(missing);
  await vi.waitFor(() => expect(leave.reloadPage).toHaveBeenCalledOnce());
});
