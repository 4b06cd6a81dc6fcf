import type { ChildMembershipWire, MyMembershipWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { MyMembership } from './my-membership';

it('offers a guardian the invoice and the refund of a child’s membership', async () => {
  await loadNamespaces('membership');
  const ofChild = {
    ...{ id: 'm', child: { id: 'c', name: 'Zoë Roy' }, plan: { name: 'Youth' }, lastDay: null, beginsAt: null },
    ...{ total: 84, paidAt: '2026-11-28T08:00:00Z', refundableUntil: '2026-12-12T08:00:00Z' },
  } as ChildMembershipWire;
  const mine: MyMembershipWire = {
    current: null,
    children: [ofChild],
    unpaid: null,
    card: null,
    refundableUntil: null,
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const data = url.includes('/me/membership') ? mine : [];
    return Response.json({ isSuccess: true, message: '', errorCode: null, data });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MyMembership name="Ann Roy" userId={undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Download the invoice' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Ask for a refund…' }));
  expect(await screen.findByText('Refund the membership of Zoë Roy?')).toBeInTheDocument();
});
