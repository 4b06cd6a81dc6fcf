import { ArenaClass, type ArenaSlotWire, SlotState, SlotType } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n, loadNamespaces } from '@/lib/i18n/i18n';
import { resetRoot } from '@/lib/store/root-store';
import { forgetBooking } from '../../model/draft-store';
import { WhoStep } from './who-step';

const tiers = { standard: 25, premium: 40 };
const slot = (id: string): ArenaSlotWire => ({
  ...{ id, arenaId: 'a', type: SlotType.GUEST, class: ArenaClass.CLASS_20, state: SlotState.OPEN },
  ...{ startsAt: '2096-11-28T02:00:00.000Z', endsAt: '2096-11-28T03:00:00.000Z', offset: '-07:00' },
  ...{ localStart: '2096-11-27T19:00', localEnd: '2096-11-27T20:00', timeZone: 'America/Vancouver' },
  ...{
    capacity: 10,
    seatsLeft: 10,
    isFullFree: true,
    coaches: [],
    prices: { guest: tiers, member: tiers, full: tiers },
  },
  arena: {
    ...{ id: 'a', name: 'Class 20 Arena', cover: null, tiers: { standard: '', premium: '' } },
    location: {
      ...{ id: 'l', name: 'Burnaby Arena', city: 'Burnaby', address: '1 Street', province: 'BC' },
      ...{ postalCode: 'V5H 2B2', latitude: '49', longitude: '-123' },
    },
  },
});
/** Dollars per seat; the server may change the price at any time. */
let seatPrice: number;
/** A promise that delays the answer until the test resolves it. */
let hold: Promise<void>;
let placed: { expectedTotal: number; key: string | null }[];
let refusal: { code: string; data: unknown } | null;
let problems: { code: string; message: string }[];
/** True while the server places bookings, but its answers are lost. */
let isLost: boolean;

const reply = (data: unknown, status = 200, errorCode: string | null = null) =>
  new Response(JSON.stringify({ isSuccess: status < 400, message: '', errorCode, data }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

beforeEach(async () => {
  resetRoot();
  forgetBooking();
  [seatPrice, hold, placed, refusal, problems, isLost] = [25, Promise.resolve(), [], null, [], false];
  vi.stubGlobal('fetch', async (url: string, { body, headers }: { body: string; headers: HeadersInit }) => {
    const asked = JSON.parse(body) as { seats: unknown[]; expectedTotal: number };
    if (url.endsWith('/bookings/quote')) {
      await hold;
      const total = asked.seats.length * seatPrice;
      const sums = { subtotal: total, taxes: [], total, currency: 'CAD', unitPrice: seatPrice, memberSavings: 0 };
      const what = { slot: slot('s'), mode: 1, tier: 1, userType: 1, seats: asked.seats.length };
      return reply({ ...what, ...sums, problems, others: [] });
    }
    placed.push({ ...asked, key: new Headers(headers).get('idempotency-key') });
    if (isLost) throw new TypeError('Failed to fetch');
    return refusal ? reply(refusal.data, 409, refusal.code) : reply({ id: 'b' }, 201);
  });
  await Promise.all([loadNamespaces('bookings'), loadNamespaces('slots')]);
  show();
  fireEvent.change(screen.getByLabelText(/^Full name/), { target: { value: 'Robin Roy' } });
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'robin@journeys.test' } });
  await screen.findByRole('button', { name: 'Continue to payment, $25.00' });
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <WhoStep slot={slot('s')} joinNote={() => null} family={() => null} onPlaced={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const button = () => screen.getByRole('button', { name: /^Continue to payment/ });

it('no old sum is shown while the price of another number of seats is on its way', async () => {
  let release = () => undefined as void;
  hold = new Promise((resolve) => (release = resolve));
  fireEvent.click(screen.getByRole('button', { name: 'One more: seat' }));
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByText('$25.00')).toBeNull();
  expect(button()).toHaveTextContent(/^Continue to payment$/);
  fireEvent.click(button());
  expect(placed).toEqual([]);
  release();
  await screen.findByRole('button', { name: 'Continue to payment, $50.00' });
  expect(screen.getByText('The total is now $50.00.')).toBeInTheDocument();
});

it('a price that has changed is shown with what it was, and has to be accepted before it is paid', async () => {
  [seatPrice, refusal] = [30, { code: 'BOOK_012', data: null }];
  fireEvent.click(button());
  await screen.findByText(/The total has changed from \$25\.00 to \$30\.00/);
  expect(button()).toBeDisabled();
  refusal = null;
  fireEvent.click(screen.getByRole('button', { name: 'Accept the new total of $30.00' }));
  fireEvent.click(button());
  await waitFor(() => expect(placed.map(({ expectedTotal }) => expectedTotal)).toEqual([25, 30]));
});

it('who loses the seats is offered the next free times, and keeps what was typed', async () => {
  refusal = { code: 'BOOK_002', data: { others: [slot('next')] } };
  fireEvent.click(button());
  const others = await screen.findByRole('list', { name: 'Next open times' });
  expect(others.querySelector('a')).toHaveAttribute('href', '/book/next');
  expect(screen.getByText('Not enough places left')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Full name/)).toHaveValue('Robin Roy');
  expect(JSON.parse(localStorage.getItem('bookingFormData') ?? '{}')).toMatchObject({ email: 'robin@journeys.test' });
});

it('a lost answer can be asked for again, although the booking itself took the last seats', async () => {
  isLost = true;
  problems = [{ code: 'BOOK_002', message: 'Not enough places left' }];
  fireEvent.click(button());
  await screen.findByText(/connection/);
  isLost = false;
  expect(screen.queryByText('Not enough places left')).toBeNull();
  fireEvent.click(button());
  await waitFor(() => expect(placed).toHaveLength(2));
  expect(placed[1]).toEqual(placed[0]);
});

it('a lost answer is asked for with its first body after a language switch', async () => {
  isLost = true;
  fireEvent.click(button());
  await screen.findByText(/connection/);
  isLost = false;
  await act(() => i18n.changeLanguage('fr'));
  fireEvent.click(await screen.findByRole('button', { name: /25,00/ }));
  await waitFor(() => expect(placed).toHaveLength(2));
  await act(() => i18n.changeLanguage('en'));
  expect(placed[1]).toEqual(placed[0]);
});

it('a lost answer can be asked for after a reload, although the booking itself took the last seats', async () => {
  isLost = true;
  problems = [{ code: 'BOOK_002', message: 'Not enough places left' }];
  fireEvent.click(button());
  await screen.findByText(/connection/);
  isLost = false;
  cleanup();
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to payment, $25.00' }));
  await waitFor(() => expect(placed).toHaveLength(2));
  expect(placed[1]).toEqual(placed[0]);
  cleanup();
  show();
  // The answer has arrived, so another booking needs a free seat.
  expect(await screen.findByText('Not enough places left')).toBeInTheDocument();
  expect(button()).toBeDisabled();
});

it('the names stay open while the customer empties the only one', () => {
  const name = screen.getByLabelText('Pilot 1');
  const fold = name.closest('details');
  fold?.setAttribute('open', '');
  for (const value of ['A', '']) fireEvent.change(name, { target: { value } });
  expect(fold).toHaveAttribute('open');
});
