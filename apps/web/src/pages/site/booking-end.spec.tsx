import {
  ArenaClass,
  BookingMode,
  BookingStatus,
  CancelReason,
  PackageTier,
  SlotState,
  SlotType,
} from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetBooking, rememberPlaced, useBookingState } from '@/features/play/bookings';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { FarAway } from '@/test/far-away';
import BookingDonePage from './booking-done';
import BookingPayPage from './booking-pay';

const slot = {
  ...{ id: 's', arenaId: 'a', type: SlotType.GUEST, class: ArenaClass.CLASS_20, state: SlotState.OPEN },
  ...{ startsAt: '2096-11-28T02:00:00.000Z', endsAt: '2096-11-28T03:00:00.000Z', offset: '-07:00' },
  ...{ localStart: '2096-11-27T19:00', localEnd: '2096-11-27T20:00', timeZone: 'America/Vancouver' },
  ...{ capacity: 10, seatsLeft: 5, isFullFree: false, coaches: [] },
  arena: {
    ...{ id: 'a', name: 'Class 20 Arena', cover: null, tiers: { standard: '', premium: '' } },
    location: { id: 'l', name: 'Burnaby Arena', city: 'Burnaby', address: '1 Street', province: 'BC' },
  },
};
const booking = {
  ...{ id: 'old', number: 'BK-1', slot, mode: BookingMode.SHARED, tier: PackageTier.STANDARD, seats: [], team: null },
  ...{ subtotal: 25, taxes: [], total: 25, currency: 'CAD', payment: null, expiresAt: null, unsigned: [] },
  ...{ contact: { fullName: 'Ann Roy', email: 'ann@example.com', phone: '' }, ticket: null, refunds: [], events: [] },
  notes: { bring: '', gettingThere: '', rules: '' },
  can: { accept: false, pay: false, renew: false },
};
const paid = { ...booking, status: BookingStatus.CONFIRMED, cancelReason: null };
const expired = { ...booking, status: BookingStatus.CANCELLED, cancelReason: CancelReason.EXPIRED };
const newer = { id: 'new', token: 'key' };

async function show(Page: ComponentType, answer: object) {
  await loadNamespaces('bookings', 'slots', 'arenas', 'squads', 'guests');
  vi.stubGlobal('IntersectionObserver', FarAway);
  const data = () => Promise.resolve(Response.json({ isSuccess: true, message: '', errorCode: null, data: answer }));
  vi.stubGlobal('fetch', data);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/bookings/old']}>
        <Routes>
          <Route path="/bookings/:id" element={<Page />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findAllByText(/1 Street/);
}

beforeEach(() => {
  forgetBooking();
  const { draft } = useBookingState.getState();
  useBookingState.setState({ draft: { ...draft, fullName: 'Robin Roy' } });
});

it.each([
  ['paid', BookingDonePage, paid],
  ['expired', BookingPayPage, expired],
])('an older booking that is %s leaves the one placed after it on the device', async (_name, Page, answer) => {
  rememberPlaced(newer);
  await show(Page, answer);
  expect(useBookingState.getState()).toMatchObject({ draft: { fullName: 'Robin Roy' }, placed: newer });
});

it.each([
  ['paid', BookingDonePage, paid, ''],
  ['expired', BookingPayPage, expired, 'Robin Roy'],
])('the booking placed last is forgotten once it is %s', async (_name, Page, answer, fullName) => {
  rememberPlaced({ id: 'old', token: 'key' });
  await show(Page, answer);
  expect(useBookingState.getState()).toMatchObject({ draft: { fullName }, placed: null });
});
