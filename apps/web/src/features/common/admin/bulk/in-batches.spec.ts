import { expect, it, vi } from 'vitest';
import { inBatches } from './in-batches';

const records = Array.from({ length: 101 }, (_, index) => ({ id: String(index) }));

it('sends at most 100 records per call, each call with a key of its own', async () => {
  const send = vi.fn(async (batch: { id: string }[], _key: string) => ({ changed: batch, refused: [] }));
  expect(await inBatches(records, send)).toEqual({ changed: records, refused: [], failure: null, unsent: [] });
  expect(send.mock.calls.map(([batch]) => batch.length)).toEqual([100, 1]);
  expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(2);
});

it('keeps the completed calls if a later one fails, and fails with the first one', async () => {
  const failure = new Error('No connection');
  const broken = vi.fn(async (batch: { id: string }[]) => {
    if (batch.length === 1) throw failure;
    return { changed: batch, refused: [] };
  });
  expect(await inBatches(records, broken)).toMatchObject({
    ...{ changed: records.slice(0, 100), failure, unsent: records.slice(100) },
  });
  await expect(inBatches(records.slice(0, 1), broken)).rejects.toBe(failure);
});

it('reports what is through before each call, and stops between two calls', async () => {
  const send = vi.fn(async (batch: { id: string }[]) => ({ changed: batch, refused: [] }));
  const onProgress = vi.fn();
  await inBatches(records, send, { onProgress, isStopped: () => false });
  expect(onProgress.mock.calls).toEqual([[0], [100]]);
  send.mockClear();
  expect(await inBatches(records, send, { onProgress, isStopped: () => true })).toMatchObject({
    ...{ changed: records.slice(0, 100), failure: null, unsent: records.slice(100) },
  });
  expect(send).toHaveBeenCalledOnce();
});
