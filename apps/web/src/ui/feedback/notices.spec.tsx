import { limits } from '@dronesoccer/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { notify } from '@/lib/notify';
import { notifyUndo } from '@/lib/notify-undo';
import Toaster from './toaster';
import UndoBar from './undo-bar';

beforeEach(async () => {
  await loadNamespaces('kit');
  vi.useFakeTimers();
  render(
    <>
      <Toaster />
      <UndoBar />
    </>,
  );
});
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = (name: string) => screen.queryByRole('group', { name });

it('a toast closes after 2,500 ms, also one with a button', async () => {
  act(() => {
    notify({ message: 'Said' });
    notify({ message: 'Added', action: { label: 'View cart', onPress: () => undefined } });
  });
  await pass(limits.toastMs - 100);
  expect([shown('Said'), shown('Added')]).not.toContain(null);
  await pass(600);
  expect([shown('Said'), shown('Added')]).toEqual([null, null]);
});

it('what can be taken back stays longer, in a bar that shows the latest', async () => {
  const [undoFirst, undo] = [vi.fn(), vi.fn()];
  act(() => notifyUndo('First is out of the shop', undoFirst));
  act(() => notifyUndo('Second is out of the shop', undo));
  await pass(2 * limits.toastMs);
  expect(shown('First is out of the shop')).toBeNull();
  expect(shown('Second is out of the shop')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await pass(500);
  expect(shown('Second is out of the shop')).toBeNull();
  expect(undo).toHaveBeenCalledOnce();
  expect(undoFirst).not.toHaveBeenCalled();
});
