import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { listenToNotices, type Notice } from '@/lib/notify';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { filterFields } from '@/lib/table/filter-fields';
import { useTableState, type TableState } from '@/lib/table/use-table-state';
import { BulkBar } from './bulk-bar';
import type { Column } from './columns';
import { DataList } from './data-list';
import type { ListQuery } from './data-table';
import { SearchFilter } from './search-filter';
import type { LoadingWatch, LoadRows } from './use-every-row';
import { useSelection, type SelectionTarget } from './use-selection';

interface Ball {
  id: string;
  name: string;
  price: number;
}

const balls: Ball[] = ['Striker', 'Keeper', 'Racer'].map((name, index) => ({
  id: `ball-${index}`,
  name,
  price: index,
}));
const table = { filters: { search: filterFields.text() }, sorts: ['name', '-name'] as const };

const columns: Column<Ball, 'name' | '-name'>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sort: { ascending: 'name', descending: '-name' } },
  { id: 'price', header: 'Price', cell: ({ price }) => price, align: 'end' },
];

const actOn = vi.fn<(target: SelectionTarget) => void>();

function Balls({ list, loadRows }: { list: ListQuery<Ball>; loadRows?: LoadRows<Ball> | undefined }) {
  const state = useTableState<typeof table.filters, 'name' | '-name'>(table);
  return (
    <DataList
      label="Balls"
      columns={columns}
      list={list}
      state={state}
      search="Search"
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      rowHref={({ id }) => `/balls/${id}`}
      loadRows={loadRows}
      bulk={(selection) => (
        <BulkBar selection={selection}>
          <button type="button" onClick={() => actOn(selection.target)}>
            Act
          </button>
        </BulkBar>
      )}
      empty={{ title: 'No balls yet' }}
    />
  );
}

const loaded = (items: Ball[], total = items.length): ListQuery<Ball> => ({
  data: { items, total, page: 1, pageSize: 25 },
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  refetch: vi.fn(),
});

function show(list: ListQuery<Ball>, at = '/balls', loadRows?: LoadRows<Ball>) {
  const router = createMemoryRouter(
    [
      { path: '/balls', element: <Balls list={list} loadRows={loadRows} /> },
      { path: '/balls/:id', element: <p>One ball</p> },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

function Ticked({ view, list }: { view: string; list: ListQuery<Ball> }) {
  const { target, rows: ticked, toggle } = useSelection({ view, list, rowId: ({ id }) => id });
  return (
    <>
      <output>{'ids' in target && target.ids.join(' ')}</output>
      <p>Prices: {ticked.map(({ price }) => price).join(' ')}</p>
      {balls.map(({ id }) => (
        <button key={id} type="button" onClick={() => toggle(id)}>
          Tick {id}
        </button>
      ))}
    </>
  );
}

const sale = { filters: { search: filterFields.text(), isOnSale: filterFields.flag() } };

const shown = vi.fn<(state: TableState<typeof sale.filters, never>) => void>();
const tableState = () => shown.mock.lastCall?.[0];

function ListWithDrawer() {
  const state = useTableState(sale);
  useEffect(() => shown(state));
  return <Outlet />;
}

function BallDrawer() {
  const { onClosed } = useRouteDrawer({ backTo: '/balls' });
  return (
    <button type="button" onClick={onClosed}>
      Close
    </button>
  );
}

async function showWithDrawer(
  loadDrawer: () => Promise<object> = () => Promise.resolve({}),
  // Every page of the site has a loader, so an address never changes immediately.
  loader: () => Promise<null> | null = () => null,
) {
  const drawer = { path: ':id', lazy: async () => ({ Component: () => null, ...(await loadDrawer()) }) };
  const list = { path: '/balls', element: <ListWithDrawer />, loader, HydrateFallback: () => null, children: [drawer] };
  const router = createMemoryRouter([list], { initialEntries: ['/balls'] });
  await act(async () => render(<RouterProvider router={router} />));
  return router;
}

/** Shows three of five balls, ticks those, and loads all of them when the returned function is called. */
async function showLoading(total = 5) {
  const loading = Promise.withResolvers<Ball[]>();
  const asked = vi.fn<(watch: LoadingWatch) => void>();
  const router = show(loaded(balls, total), '/balls', (watch) => {
    asked(watch);
    return loading.promise;
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const others = ['Booster', 'Ranger'].map((name, index) => ({ id: `other-${index}`, name, price: 1 }));
  return {
    router,
    watch: () => asked.mock.lastCall?.[0],
    fail: () => act(async () => loading.reject(new Error('no'))),
    finish: () => act(async () => loading.resolve([...balls, ...others])),
  };
}

const bulkBar = () => screen.getByRole('group', { name: 'Bulk actions' });

const rows = () => screen.getAllByRole('row').slice(1);

describe('the dashboard’s table', () => {
  beforeAll(() => loadNamespaces('kit'));
  afterEach(() => vi.useRealTimers());

  it('sorts one way, the other way, and not at all, in the address', async () => {
    const router = show(loaded(balls));
    const heading = screen.getByRole('columnheader', { name: 'Name' });
    expect(heading).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(heading).getByRole('button'));
    expect(router.state.location.search).toBe('?sort=name');
    expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(heading).getByRole('button'));
    expect(router.state.location.search).toBe('?sort=-name');
    await userEvent.click(within(heading).getByRole('button'));
    expect(router.state.location.search).toBe('');
  });

  it('tells how many there are, or that there are more than it counted', () => {
    const list = loaded(balls, 2_400);
    show(list);
    expect(screen.getByText(/ of 2,400$/)).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2401');
    cleanup();
    show({ ...list, data: list.data && { ...list.data, isMore: true } });
    expect(screen.getByText(/ of more than 2,400$/)).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
  });

  it('is walked with the arrow keys; Space ticks a row, Enter opens it', async () => {
    const router = show(loaded(balls), '/balls?search=b');
    const user = userEvent.setup();
    rows()[0]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(rows()[1]).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Select Keeper' })).toBeChecked();
    await user.keyboard('{End}{ArrowUp}{Enter}');
    expect(router.state.location.pathname + router.state.location.search).toBe('/balls/ball-1?search=b');
    expect(router.state.location.state).toEqual({ fromList: true });
  });

  it('opens a row by a click anywhere on it, but not by ticking it', async () => {
    const router = show(loaded(balls));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Racer' }));
    expect(router.state.location.pathname).toBe('/balls');
    await userEvent.click(screen.getByRole('cell', { name: '2' }));
    expect(router.state.location.pathname).toBe('/balls/ball-2');
  });

  it('keeps a search and a filter that follow each other within a moment', async () => {
    const router = await showWithDrawer();
    await act(async () => {
      tableState()?.setSearch('kit');
      tableState()?.setFilters({ isOnSale: true });
    });
    expect(router.state.location.search).toBe('?search=kit&isOnSale=true');
  });

  it('lets a row that is just being opened open, and puts the search into its address', async () => {
    const opened = Promise.withResolvers<object>();
    const router = await showWithDrawer(() => opened.promise);
    act(() => void router.navigate('/balls/ball-1'));
    act(() => tableState()?.setSearch('kit'));
    await act(async () => opened.resolve({}));
    expect(router.state.location.pathname + router.state.location.search).toBe('/balls/ball-1?search=kit');
  });

  it('lets a row open whose address React has not shown yet', async () => {
    const router = await showWithDrawer();
    await act(async () => {
      await router.navigate('/balls/ball-1');
      tableState()?.setSearch('kit');
    });
    expect(router.state.location.pathname + router.state.location.search).toBe('/balls/ball-1?search=kit');
  });

  it('lets a row open whose opening has just begun', async () => {
    const opened = Promise.withResolvers<object>();
    const router = await showWithDrawer(() => opened.promise);
    await act(async () => {
      void router.navigate('/balls/ball-1');
      tableState()?.setSearch('kit');
      opened.resolve({});
    });
    expect(router.state.location.pathname + router.state.location.search).toBe('/balls/ball-1?search=kit');
  });

  it('keeps a search that was on its way when a row was opened', async () => {
    const answered = Promise.withResolvers<null>();
    let isSlow = false;
    const router = await showWithDrawer(undefined, () => (isSlow ? answered.promise : null));
    isSlow = true;
    act(() => tableState()?.setSearch('kit'));
    await act(async () => {
      void router.navigate('/balls/ball-1');
      answered.resolve(null);
    });
    expect(router.state.location.pathname + router.state.location.search).toBe('/balls/ball-1?search=kit');
    await act(() => router.navigate('/balls?search=kit'));
    await act(async () => tableState()?.setSearch(undefined));
    expect(router.state.location.search).toBe('');
  });

  it.each([
    ['was on its way when', false],
    ['came after', true],
  ])('keeps a search that %s a row was opened, once the row is closed', async (_, isOpenFirst) => {
    const router = await showWithDrawer(() => Promise.resolve({ Component: BallDrawer }));
    const openRow = () => router.navigate('/balls/ball-1?search=kit', { state: { fromList: true } });
    const openRowBefore = () => router.navigate('/balls/ball-1', { state: { fromList: true } });
    if (isOpenFirst) await act(openRowBefore);
    await act(async () => {
      tableState()?.setSearch('kit');
      if (!isOpenFirst) await openRow();
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/balls?search=kit');
  });

  it('searches when typing pauses, but never while something is being pressed', async () => {
    vi.useFakeTimers();
    const onChange = vi.fn();
    render(<SearchFilter label="Search" value={undefined} onChange={onChange} />);
    const box = screen.getByRole('textbox', { name: 'Search' });
    fireEvent.change(box, { target: { value: 'kit' } });
    vi.advanceTimersByTime(200);
    fireEvent.pointerDown(document.body);
    vi.advanceTimersByTime(2_000);
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerUp(document.body);
    vi.advanceTimersByTime(2_000);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('kit');
  });

  it('acts on what was ticked, on all that match, and forgets both when the question changes', async () => {
    show(loaded(balls, 240));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Striker' }));
    await userEvent.click(screen.getByRole('button', { name: 'Act' }));
    expect(actOn).toHaveBeenLastCalledWith({ ids: ['ball-0'] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 240 matches' }));
    await userEvent.click(screen.getByRole('button', { name: 'Act' }));
    expect(actOn).toHaveBeenLastCalledWith({ all: true });
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'kit{Enter}');
    expect(screen.queryByRole('button', { name: 'Act' })).not.toBeInTheDocument();
  });

  it('ticks every row that matches once it has loaded them, and keeps the focus in the bar', async () => {
    const { watch, finish } = await showLoading();
    screen.getByRole('button', { name: 'Select all 5 matches' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(bulkBar()).toHaveFocus();
    act(() => watch()?.onProgress(4));
    expect(bulkBar()).toHaveTextContent('Selecting all matches…4 of 5');
    await finish();
    expect(bulkBar()).toHaveTextContent('5selected');
    expect(bulkBar()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Act' }));
    expect(actOn).toHaveBeenLastCalledWith({ ids: ['ball-0', 'ball-1', 'ball-2', 'other-0', 'other-1'] });
  });

  it.each([
    ['stopped', () => userEvent.click(screen.getByRole('button', { name: 'Stop' }))],
    ['followed by another choice', () => userEvent.click(screen.getByRole('checkbox', { name: 'Select Keeper' }))],
    ['cleared', () => userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))],
    ['for another search', () => userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'kit{Enter}')],
  ])('ticks no row that it loads for a choice that was %s', async (_, end) => {
    const { watch, finish } = await showLoading();
    await userEvent.click(screen.getByRole('button', { name: 'Select all 5 matches' }));
    await end();
    await waitFor(() => expect(watch()?.signal.aborted).toBe(true));
    await finish();
    expect(screen.queryByText('5')).not.toBeInTheDocument();
    expect(screen.queryByText('Selecting all matches…')).not.toBeInTheDocument();
  });

  it('keeps what was ticked if the other rows cannot be loaded, and says why', async () => {
    const notices: Notice[] = [];
    const stop = listenToNotices((notice) => notices.push(notice));
    const { fail } = await showLoading();
    await userEvent.click(screen.getByRole('button', { name: 'Select all 5 matches' }));
    await fail();
    stop();
    expect(notices).toMatchObject([{ type: 'danger' }]);
    expect(bulkBar()).toHaveTextContent('3selected');
    expect(screen.getByRole('button', { name: 'Select all 5 matches' })).toBeVisible();
  });

  it('says how many rows can be ticked one by one if more match', async () => {
    await showLoading(5_001);
    expect(bulkBar()).toHaveTextContent('To select all matches, filter the list to 5,000 rows or fewer.');
    expect(screen.queryByRole('button', { name: /^Select all 5,001/ })).not.toBeInTheDocument();
  });

  it('keeps a row ticked that was ticked before the typed search arrived, and drops a row that left the list', async () => {
    const { rerender } = render(<Ticked view="" list={loaded(balls)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Tick ball-0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tick ball-1' }));
    rerender(<Ticked view="search=kit" list={{ ...loaded(balls), isPlaceholderData: true }} />);
    expect(screen.getByRole('status')).toHaveTextContent('ball-0 ball-1');
    rerender(<Ticked view="search=kit" list={loaded(balls.slice(1))} />);
    expect(screen.getByRole('status')).toHaveTextContent(/^ball-1$/);
    rerender(<Ticked view="search=kit" list={loaded(balls)} />);
    expect(screen.getByRole('status')).toHaveTextContent(/^ball-1$/);
  });

  it('carries the ticked rows as they were last loaded, also those of another page', async () => {
    const [first, second] = balls.slice(0, 2).map((ball) => ({ ...ball, price: 5 })) as [Ball, Ball];
    const { rerender } = render(<Ticked view="" list={loaded([first])} />);
    await userEvent.click(screen.getByRole('button', { name: 'Tick ball-0' }));
    rerender(<Ticked view="" list={loaded([{ ...first, price: 6 }])} />);
    expect(screen.getByText('Prices: 6')).toBeInTheDocument();
    rerender(<Ticked view="" list={loaded([second])} />);
    await userEvent.click(screen.getByRole('button', { name: 'Tick ball-1' }));
    expect(screen.getByText('Prices: 6 5')).toBeInTheDocument();
  });

  it.each([
    ['nothing has come yet', { ...loaded([]), data: undefined, isFetching: true }],
    ['the rows in sight answer another question', { ...loaded(balls, 240), isFetching: true, isPlaceholderData: true }],
  ])('does not let rows be ticked while %s', async (_, list) => {
    show(list);
    for (const box of screen.getAllByRole('checkbox')) {
      expect(box).toBeDisabled();
      await userEvent.click(box);
    }
    const [first] = screen.getAllByRole('row').slice(1);
    first?.focus();
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('button', { name: 'Act' })).not.toBeInTheDocument();
  });

  it('says why it is empty, offers to clear filters that match nothing, and to try again what failed', async () => {
    show(loaded([]));
    expect(screen.getByText('No balls yet')).toBeInTheDocument();

    const router = show(loaded([]), '/balls?search=zeppelin');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('');

    const refetch = vi.fn();
    show({ ...loaded([]), data: undefined, error: new Error('no'), refetch });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });
});
