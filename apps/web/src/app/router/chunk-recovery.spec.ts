import { beforeEach, expect, it, vi } from 'vitest';
import * as leave from '@/lib/leave';
import { asHeadStart, recoverFromMissingChunk, setPendingAddress } from './chunk-recovery';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  vi.spyOn(leave, 'leaveTo').mockImplementation(() => undefined);
  vi.spyOn(leave, 'reloadPage').mockImplementation(() => undefined);
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

it('does not reload a page that is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(recoverFromMissingChunk(missing)).rejects.toThrow('dynamically imported');
  expect(leave.reloadPage).not.toHaveBeenCalled();
});

it('does not reload for what was only loaded ahead', async () => {
  const load = vi.fn(missing);
  asHeadStart(() => recoverFromMissingChunk(load));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(leave.reloadPage).not.toHaveBeenCalled();
  void recoverFromMissingChunk(missing);
  await vi.waitFor(() => expect(leave.reloadPage).toHaveBeenCalledOnce());
});
