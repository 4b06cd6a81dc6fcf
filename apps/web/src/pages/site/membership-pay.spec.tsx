import { MembershipStatus, type MembershipWire, PlanKind } from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import MembershipPage from './membership-pay';

const youth = { id: 'p', kind: PlanKind.YOUTH, name: 'Youth' };

async function show(membership: Partial<MembershipWire>) {
  await loadNamespaces('memberships');
  const data = {
    ...{ id: 'm', number: 'MB-2026-000001', status: MembershipStatus.ACTIVE, child: null },
    ...{ plan: { id: 'p', kind: PlanKind.FAMILY, name: 'Family' }, firstDay: '2027-11-28', lastDay: '2028-11-27' },
    ...membership,
  };
  const state = (kind: 'account' | 'child', id: string, name: string, lastDay: string | null) => ({
    ...{ kind, id, name, isMinor: kind === 'child', lastDay },
  });
  const waivers = [
    ...[state('account', 'u', 'Ann Roy', null), state('child', 'c', 'Zoë Roy', null)],
    ...[state('child', 'd', 'Max Roy', '2027-10-10'), { ...state('account', 'y', 'Kim', null), isMinor: true }],
  ];
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = url.includes('/waivers') ? waivers : data;
    return Response.json({ isSuccess: true, message: '', errorCode: null, data: answer });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/membership/m']}>
        <Routes>
          <Route path="/membership/:id" element={<MembershipPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(/MB-2026-000001/, { selector: '[role=status] *' });
  return screen.getByRole('status');
}

it('says when a paid family plan begins that continues another membership', async () => {
  const receipt = await show({ beginsAt: new Date(Date.now() + msPerDay).toISOString() });
  expect(receipt).toHaveTextContent(/begins on Nov 28, 2027.*It covers your family from that day on/);
  expect(receipt).not.toHaveTextContent('now have');
});

it('names the child whom a guardian’s membership is for', async () => {
  const receipt = await show({ child: { id: 'c', name: 'Zoë Roy' }, beginsAt: '2026-01-01T08:00:00Z' });
  expect(receipt).toHaveTextContent('Zoë Roy is a member');
  expect(screen.getByText('Zoë Roy')).toBeInTheDocument();
});

it.each([
  ['the account itself', { plan: { id: 'p', kind: PlanKind.SINGLE, name: 'Single' } }, ['/waiver/account/u']],
  ['the child that it is for', { child: { id: 'c', name: 'Zoë Roy' }, plan: youth }, ['/waiver/child/c']],
  ['everyone in the family', {}, ['/waiver/account/u', '/waiver/child/c']],
])('leads to the missing waiver of %s', async (_name, membership, pages) => {
  await show(membership);
  const links = await screen.findAllByRole('link', { name: /^Sign for/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(pages);
});
