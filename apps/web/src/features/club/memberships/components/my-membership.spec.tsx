import { type ChildMembershipWire, type MyMembershipWire, PlanKind } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { MyMembership } from './my-membership';

function show(mine: MyMembershipWire, plans: unknown[] = []): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const data = url.includes('/me/membership') ? mine : plans;
    return Response.json({ isSuccess: true, message: '', errorCode: null, data });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MyMembership name="Ann Roy" userId={undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const none: MyMembershipWire = {
  ...{ current: null, family: null, children: [], unpaid: null, card: null, refundableUntil: null },
};

it('shows an adult of a family the own card and the holder, and nothing that the holder decides', async () => {
  await loadNamespaces('memberships');
  const plan = { id: 'p', kind: PlanKind.FAMILY, name: 'Family' };
  show({
    ...none,
    family: { number: 'MB-2026-000001', plan, lastDay: '2027-11-27', holder: 'Zoë Roy' },
    card: { code: 'MB-2026-000001-ABCDEFGH', qr: '<svg/>' },
  });
  expect(await screen.findByText(/the family membership of Zoë Roy/)).toBeInTheDocument();
  const card = screen.getByRole('region', { name: 'Your membership card' });
  expect(card).toHaveTextContent(/Family membership.*Ann Roy.*MB-2026-000001-ABCDEFGH/);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('offers a guardian the invoice and the refund of a child’s membership', async () => {
  await loadNamespaces('memberships');
  const ofChild = {
    ...{ id: 'm', child: { id: 'c', name: 'Zoë Roy' }, plan: { name: 'Youth' }, lastDay: null, beginsAt: null },
    ...{ total: 84, paidAt: '2026-11-28T08:00:00Z', refundableUntil: '2026-12-12T08:00:00Z' },
  } as ChildMembershipWire;
  show({ ...none, children: [ofChild] }, [ofChild.plan]);
  expect(await screen.findByRole('button', { name: 'Download the invoice: Zoë Roy' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Renew for a year: Zoë Roy' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Ask for a refund…: Zoë Roy' }));
  expect(await screen.findByText('Refund Zoë Roy’s membership?')).toBeInTheDocument();
});
