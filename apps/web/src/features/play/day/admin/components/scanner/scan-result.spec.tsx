import { BookingStatus, type DayBookingWire, type DaySheetWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { useScans } from '../../api/use-scans';
import { ScanResult } from './scan-result';

const unpaid = {
  ...{ id: 'b', number: 'B-1', slotId: 's', status: BookingStatus.PENDING, name: 'Ada', code: 'AB', owed: 35 },
  ...{ seats: [], unsigned: [{ id: 'p', url: '/waiver', name: 'Robin' }], team: null },
  notes: [{ id: 'q', name: 'Kim', text: 'Carries an inhaler.' }],
} as unknown as DayBookingWire;
const paid: DayBookingWire = { ...unpaid, status: BookingStatus.CONFIRMED, owed: 0 };
/** Robin has signed since the scan. */
const sheet = { slots: [{ id: 's', bookings: [{ ...paid, unsigned: [] }] }] } as unknown as DaySheetWire;
/** The other arena of the same place. */
const noSheet = { slots: [] } as unknown as DaySheetWire;

function Door({ on }: { on: readonly DaySheetWire[] }) {
  const scans = useScans({ isLoud: false, arenaIds: [] });
  const [latest] = scans.entries;
  return (
    <>
      <button onClick={() => scans.scan({ arenaId: 'a', day: '2026-11-28' }, 'AB')}>Scan</button>
      {latest && <ScanResult entry={latest} scans={scans} sheets={on} />}
    </>
  );
}

it('lets a ticket in once it is paid at the door, and follows its waivers on the sheet', async () => {
  const keys = new Set<string | null>();
  let isPaid = false;
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: HeadersInit }) => {
    const reply = (status: number, errorCode: string | null, data: unknown) =>
      new Response(JSON.stringify({ isSuccess: status === 200, message: '', errorCode, data }), {
        status,
        headers: { 'content-type': 'application/json' },
      });
    if (url.endsWith('/desk-payment')) {
      isPaid = true;
      return reply(200, null, paid);
    }
    if (!url.endsWith('/check-in')) return reply(200, null, null);
    keys.add(new Headers(headers).get('idempotency-key'));
    return isPaid ? reply(200, null, { booking: paid, now: ['seat'] }) : reply(409, 'BOOK_004', { booking: unpaid });
  });
  await loadNamespaces('day.admin');
  const client = new QueryClient();
  const page = (on: readonly DaySheetWire[]) => (
    <QueryClientProvider client={client}>
      <Door on={on} />
    </QueryClientProvider>
  );
  const { rerender } = render(page([noSheet]));
  fireEvent.click(screen.getByRole('button', { name: 'Scan' }));
  expect(await screen.findByText('Not paid: $35.00')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Take payment' }));
  fireEvent.click(await screen.findByRole('button', { name: '$35.00 received' }));
  expect(await screen.findByText('1 arrival recorded')).toBeInTheDocument();
  expect(screen.getByText('Carries an inhaler.')).toBeInTheDocument();
  expect(keys.size).toBe(2);
  expect(screen.getByText(/Robin/)).toBeInTheDocument();
  rerender(page([noSheet, sheet]));
  expect(screen.queryByText(/Robin/)).toBeNull();
});
