import { MembershipStatus, type MembershipWire, PlanKind } from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import MembershipPage from './membership-pay';

async function show(membership: Partial<MembershipWire>) {
  await loadNamespaces('membership');
  const data = {
    ...{ id: 'm', number: 'MB-2026-000001', status: MembershipStatus.ACTIVE, child: null },
    ...{ plan: { id: 'p', kind: PlanKind.FAMILY, name: 'Family' }, firstDay: '2027-11-28', lastDay: '2028-11-27' },
    ...membership,
  };
  vi.stubGlobal('fetch', async () => Response.json({ isSuccess: true, message: '', errorCode: null, data }));
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
