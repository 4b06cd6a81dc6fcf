import { Role } from '@dronesoccer/contracts';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '@/lib/session/session';
import { resetRoot } from '@/lib/store/root-store';
import { accessToken, authWire } from '@/test/token';
import { filterFields } from './filter-fields';
import { useTableState } from './use-table-state';

const table = {
  filters: { search: filterFields.text(), state: filterFields.oneOf(['open', 'done']), from: filterFields.day() },
  sorts: ['newest'] as const,
  remember: 'things',
};

function Things() {
  const state = useTableState<typeof table.filters, 'newest'>(table);
  return (
    <>
      <output>{JSON.stringify(state.filters)}</output>
      <button onClick={() => state.setFilters({ state: 'open', search: 'ball', from: '2026-11-23' })}>Set</button>
      <button onClick={() => state.clearFilters()}>Clear</button>
    </>
  );
}

async function visit(at: string) {
  const router = createMemoryRouter([{ path: '/things', element: <Things /> }], { initialEntries: [at] });
  const { unmount } = await act(async () => render(<RouterProvider router={router} />));
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  return {
    press,
    leave: unmount,
    search: () => router.state.location.search,
    shown: () => screen.getByRole('status').textContent,
  };
}

const firstAccount = authWire(Role.SUPER_ADMIN);
const otherAccount = { ...firstAccount, accessToken: accessToken(Role.ADMIN, { sub: 'u-2' }) };

describe('a list that remembers its filters', () => {
  beforeEach(() => {
    localStorage.clear();
    resetRoot();
    startSession(firstAccount);
  });

  it('begins with the account’s last choice in a later session, without its search and days', async () => {
    const first = await visit('/things');
    await first.press('Set');
    first.leave();
    resetRoot();
    startSession(firstAccount);
    const later = await visit('/things');
    expect(later.shown()).toBe('{"state":"open"}');
    expect(later.search()).toBe('?state=open');
    await later.press('Clear');
    later.leave();
    expect((await visit('/things')).shown()).toBe('{}');
  });

  it('follows the address where it says something', async () => {
    const first = await visit('/things');
    await first.press('Set');
    first.leave();
    const later = await visit('/things?state=done');
    expect(later.shown()).toBe('{"state":"done"}');
  });

  it('shows nothing of it to another account', async () => {
    const first = await visit('/things');
    await first.press('Set');
    first.leave();
    resetRoot();
    startSession(otherAccount);
    expect((await visit('/things')).shown()).toBe('{}');
  });
});
