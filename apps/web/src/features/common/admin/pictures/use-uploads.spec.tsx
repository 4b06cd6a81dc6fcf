import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useUploads } from './use-uploads';

interface Sent {
  name: string;
  signal: AbortSignal;
  finish: () => void;
}
const sent: Sent[] = [];
const onUploaded = vi.fn();

const send = ({ name }: File, { signal }: { signal: AbortSignal }) =>
  new Promise<string>((resolve, reject) => {
    sent.push({ name, signal, finish: () => resolve(name) });
    signal.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')));
  });

beforeEach(() => {
  sent.length = 0;
  onUploaded.mockClear();
});

async function start() {
  const hook = renderHook(() => useUploads({ send, onUploaded, tooLarge: 'Too large' }));
  await act(async () => hook.result.current.add([new File(['a'], 'a.png'), new File(['b'], 'b.png')]));
  const idOf = (name: string) => hook.result.current.uploads.find((each) => each.name === name)?.id ?? '';
  return {
    ...{ names: () => hook.result.current.uploads.map(({ name }) => name), leave: hook.unmount },
    cancel: (name: string) => act(async () => hook.result.current.remove(idOf(name))),
    finish: (at: number) => act(async () => sent[at]?.finish()),
  };
}

it('cancels a running upload without a message, and goes on with the next', async () => {
  const { cancel, finish, names } = await start();
  expect(sent.map(({ name }) => name)).toEqual(['a.png']);
  await cancel('a.png');
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(names()).toEqual(['b.png']);
  await finish(1);
  expect(names()).toEqual([]);
  expect(onUploaded.mock.calls).toEqual([['b.png']]);
});

it('never sends an upload that was cancelled while it waited', async () => {
  const { cancel, finish } = await start();
  await cancel('b.png');
  await finish(0);
  expect(sent.map(({ name }) => name)).toEqual(['a.png']);
  expect(onUploaded.mock.calls).toEqual([['a.png']]);
});

it('cancels all uploads when the page is left', async () => {
  const { leave } = await start();
  leave();
  expect(sent[0]?.signal.aborted).toBe(true);
});
