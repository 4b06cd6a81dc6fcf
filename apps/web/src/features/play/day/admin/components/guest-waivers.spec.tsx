import type { DayBookingWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { listenToNotices, type Notice } from '@/lib/notify';
import { GuestWaivers } from './guest-waivers';

const bookingOf = (...names: string[]) => {
  const people = names.map((name) => ({ id: `id of ${name}`, name }));
  const guests = { signed: names.length, places: 2, url: null, names, people };
  return { id: 'b', name: 'Ada', guests } as unknown as DayBookingWire;
};

/** Shows the guests of a booking. The server answers each removal with `after`. Returns the requests and the notices. */
function open(booking: DayBookingWire, after = booking) {
  const sent: string[] = [];
  const notices: Notice[] = [];
  listenToNotices((notice) => notices.push(notice));
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    sent.push(`${method} ${url}`);
    return Response.json({ isSuccess: true, message: '', errorCode: null, data: after });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GuestWaivers booking={booking} />
    </QueryClientProvider>,
  );
  return { sent, notices };
}

async function removeLea() {
  fireEvent.click(screen.getByRole('button', { name: 'Remove the name Lea' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the name' }));
}

beforeAll(() => loadNamespaces('day.admin'));

it('names the places apart from the signatures, and explains more signatures than places', () => {
  open(bookingOf('Bo', 'Cy', 'Lea'));
  expect(screen.getByText('Guests’ waivers signed: 3 (places in the arena: 2)')).toBeInTheDocument();
  expect(screen.getByText(/^There are more names than places, but nothing more was booked/)).toBeInTheDocument();
});

it('explains nothing while the signatures fit the places', () => {
  open(bookingOf('Bo', 'Lea'));
  expect(screen.getByText('Guests’ waivers signed: 2 (places in the arena: 2)')).toBeInTheDocument();
  expect(screen.queryByText(/more names than places/)).toBeNull();
});

it('removes a name after a question', async () => {
  const { sent, notices } = open(bookingOf('Bo', 'Lea'), bookingOf('Bo'));
  await removeLea();
  await vi.waitFor(() => expect(notices).toEqual([{ type: 'success', message: 'Lea is no longer on the list.' }]));
  expect(sent).toEqual([expect.stringMatching(/^DELETE .*\/bookings\/b\/guests\/id%20of%20Lea$/)]);
});

it('says so if someone has signed for the name meanwhile', async () => {
  const { notices } = open(bookingOf('Lea'), bookingOf('Léa'));
  await removeLea();
  await vi.waitFor(() => expect(notices).toMatchObject([{ type: 'warning' }]));
});
