import { type MembershipWire, type MyMembershipWire, PlanKind, type PlanWire } from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { JoinForm } from './join-form';

const plan = { id: 'youth', kind: PlanKind.YOUTH, name: 'Youth', summary: '', price: 20, taxes: [], total: 20 };
const child = { id: 'c', firstName: 'Zoë', lastName: 'Roy' };

const none: MyMembershipWire = {
  current: null,
  family: null,
  children: [],
  unpaid: null,
  card: null,
  refundableUntil: null,
};

function show(chosen: PlanWire, mine = none) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <JoinForm
          plan={chosen}
          addresses={[]}
          mine={mine}
          childId={null}
          isLeaving={false}
          onJoined={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('does not ask a parent for an own birth date while the family could not be loaded', async () => {
  await loadNamespaces('memberships');
  let isOffline = true;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/family') && isOffline) throw new TypeError('offline');
    const data = url.includes('/family') ? { children: [child], adults: [] } : [plan];
    return Response.json({ isSuccess: true, message: '', errorCode: null, data });
  });
  show(plan);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByLabelText(/birth/i)).toBeNull();
  expect(screen.getByRole('button', { name: /pay/i })).toBeDisabled();
  isOffline = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('option', { name: 'Zoë Roy' })).toBeInTheDocument();
});

it('says when a family plan begins and serves the family, while a membership of the same person runs', async () => {
  await loadNamespaces('memberships');
  const family = { ...plan, id: 'family', kind: PlanKind.FAMILY, name: 'Family' };
  vi.stubGlobal('fetch', async (url: string) => {
    const data = url.includes('/family') ? { children: [child], needsBirthDate: true } : [family];
    return Response.json({ isSuccess: true, message: '', errorCode: null, data });
  });
  const running = (endsIn: number, child: MembershipWire['child'] = null) =>
    ({
      child,
      lastDay: '2027-11-27',
      nextFirstDay: '2027-11-28',
      endsAt: new Date(Date.now() + endsIn).toISOString(),
    }) as MembershipWire;
  show(family, { ...none, current: running(msPerDay) });
  expect(await screen.findByText(/so this one begins on Nov 28, 2027/)).toHaveTextContent(
    /covers your family from that day on/,
  );
  cleanup();
  // In the grace, and for another person, the new membership serves at once.
  const ofChild = running(msPerDay, { id: 'c', name: 'Zoë Roy' });
  show(family, { ...none, current: running(-msPerDay), children: [{ ...ofChild, refundableUntil: null }] });
  expect(screen.queryByText(/so this one begins/)).toBeNull();
  // Every plan of the account itself asks for its age. The server asks for the guardian of a minor.
  const birthDate = await screen.findByLabelText(/birth/i);
  expect(screen.queryByLabelText(/parent or guardian/)).toBeNull();
  expect(birthDate).toBeRequired();
});
