import { PlayerState, type SquadInvitationWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { SquadInvitation } from './squad-invitation';

const slot = {
  ...{ id: 's', startsAt: '2096-11-28T02:00:00.000Z', endsAt: '2096-11-28T03:00:00.000Z', offset: '-07:00' },
  ...{ localStart: '2096-11-27T19:00', localEnd: '2096-11-27T20:00', timeZone: 'America/Vancouver', coaches: [] },
  arena: {
    ...{ id: 'a', name: 'Class 20 Arena', cover: null },
    location: { id: 'l', name: 'Burnaby Arena', city: 'Burnaby', address: '1 Street', province: 'BC' },
  },
};
const invitation = {
  ...{ id: 'i', state: PlayerState.INVITED, name: 'Robin Roy', isStriker: false, isReserve: false, team: 'Rockets' },
  ...{ captain: 'Ann Roy', others: [], waiver: null, canAnswer: true, isCancelled: false },
  slot,
} as unknown as SquadInvitationWire;

it('the pressed answer keeps the focus while it is sent, and the other one waits', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await loadNamespaces('squads', 'slots', 'arenas', 'bookings');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SquadInvitation invitation={invitation} invitationKey={{ id: 'i', token: 'key' }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const confirm = screen.getByRole('button', { name: 'Confirm: I am in' });
  const decline = screen.getByRole('button', { name: 'Decline' });
  fireEvent.click(confirm);
  await waitFor(() => expect(decline).toBeDisabled());
  expect(confirm).toBeEnabled();
  expect(confirm).toHaveAttribute('aria-busy', 'true');
});
