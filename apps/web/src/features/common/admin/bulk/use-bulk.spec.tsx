import type { BulkWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { listenToNotices, type Notice } from '@/lib/notify';
import { listenToUndoables } from '@/lib/notify-undo';
import type { Selection } from '@/ui/data-table/use-selection';
import { BulkDialogs } from './bulk-dialogs';
import { useBulk } from './use-bulk';

interface Row {
  id: string;
  name: string;
}

const ann: Row = { id: 'a', name: 'Ann' };
const bob: Row = { id: 'b', name: 'Bob' };
const oneRefused: BulkWire<Row> = { changed: [ann], refused: [{ id: 'b', errorCode: 'COMMON_004' }] };

let notices: Notice[] = [];
let undoables: string[] = [];
let listeners: (() => void)[] = [];

beforeEach(async () => {
  [notices, undoables] = [[], []];
  listeners = [
    listenToNotices((notice) => notices.push(notice)),
    listenToUndoables(({ message }) => undoables.push(message)),
  ];
  await loadNamespaces('kit');
});

afterEach(() => {
  for (const stop of listeners) stop();
});

function List({ answered }: { answered: Promise<BulkWire<Row>> }) {
  const selection = { rows: [ann, bob], keep: () => undefined } as unknown as Selection<Row>;
  const { start, dialogs } = useBulk({ areas: ['contacts'], selection, nameOf: ({ name }) => name });
  const send = () => answered;
  return (
    <>
      <button
        type="button"
        onClick={() => start({ records: [ann, bob], send, message: (count) => `${count} archived`, undo: send })}
      >
        Archive
      </button>
      <BulkDialogs {...dialogs} />
    </>
  );
}

/** Starts a bulk action, which ends with `answer`. */
function openList() {
  let answer: (outcome: BulkWire<Row>) => void = () => undefined;
  const answered = new Promise<BulkWire<Row>>((resolve) => (answer = resolve));
  const { unmount: leave } = render(
    <QueryClientProvider client={new QueryClient()}>
      <List answered={answered} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
  return { leave, answer: (outcome: BulkWire<Row>) => act(async () => answer(outcome)) };
}

it('reports the changed rows only when the dialog of the refused rows closes, and once', async () => {
  const { answer, leave } = openList();
  await answer(oneRefused);
  const dialog = await screen.findByRole('dialog', { name: '1 row was skipped' });
  expect(dialog).toHaveTextContent('Bob');
  expect(undoables).toEqual([]);
  fireEvent.click(screen.getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(undoables).toEqual(['1 archived']);
  leave();
  expect(undoables).toEqual(['1 archived']);
});

it('reports the changed rows when the list is left while the dialog is open', async () => {
  const { answer, leave } = openList();
  await answer(oneRefused);
  await screen.findByRole('dialog');
  leave();
  expect(undoables).toEqual(['1 archived']);
});

it('reports the changed and the refused rows of an action that ends after the list was left', async () => {
  const { answer, leave } = openList();
  leave();
  await answer(oneRefused);
  await waitFor(() => expect(undoables).toEqual(['1 archived']));
  expect(notices).toEqual([{ type: 'danger', message: '1 row was skipped' }]);
});

const crowd: Row[] = Array.from({ length: 250 }, (_, index) => ({ id: `row-${index}`, name: `Row ${index}` }));

/** Shows a list whose action is sent in three batches, each of which the returned function answers. */
function openCrowd() {
  const answers: (() => void)[] = [];
  const send = vi.fn(
    (rows: Row[]) =>
      new Promise<BulkWire<Row>>((resolve) => answers.push(() => resolve({ changed: rows, refused: [] }))),
  );
  const keep = vi.fn();
  function Crowd() {
    const selection = { rows: crowd, keep } as unknown as Selection<Row>;
    const { start, dialogs } = useBulk({ areas: ['contacts'], selection, nameOf: ({ name }) => name });
    return (
      <>
        <button type="button" onClick={() => start({ records: crowd, send, message: (count) => `${count} archived` })}>
          Archive
        </button>
        <BulkDialogs {...dialogs} />
      </>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Crowd />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
  return { send, keep, answer: () => act(async () => answers.shift()?.()) };
}

it('asks before it changes more rows than one call takes, and shows how far it is', async () => {
  const { send, answer, keep } = openCrowd();
  expect(await screen.findByRole('dialog', { name: 'Change 250 rows?' })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Change 250 rows' }));
  const progress = await screen.findByRole('dialog', { name: 'Changing the rows' });
  expect(progress).toHaveTextContent('0 of 250');
  await answer();
  await waitFor(() => expect(progress).toHaveTextContent('100 of 250'));
  await answer();
  await answer();
  await waitFor(() => expect(notices).toEqual([{ type: 'success', message: '250 archived' }]));
  expect(send.mock.calls.map(([rows]) => rows.length)).toEqual([100, 100, 50]);
  expect(keep).toHaveBeenCalledWith([]);
});

it('stops between two calls, and keeps the other rows ticked', async () => {
  const { send, answer, keep } = openCrowd();
  fireEvent.click(await screen.findByRole('button', { name: 'Change 250 rows' }));
  await screen.findByRole('dialog', { name: 'Changing the rows' });
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await answer();
  await waitFor(() => expect(keep).toHaveBeenCalledWith(crowd.slice(100).map(({ id }) => id)));
  expect(send).toHaveBeenCalledOnce();
  expect(notices).toEqual([
    { type: 'success', message: '100 archived' },
    { type: 'warning', message: 'Stopped. 150 rows have not changed and are still selected.' },
  ]);
});
