import { type AdminBookingWire, RefundStatus, Role } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { HandBack } from './hand-back';

const refundOf = (id: string, amount: number) => ({ id, amount, atDesk: true, status: RefundStatus.PENDING });
const booking = {
  id: 'b',
  refunds: [refundOf('one', 10), refundOf('two', 25)],
  contact: { fullName: 'Ada' },
} as unknown as AdminBookingWire;

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('does not show the refusal of one refund at the question about another', async () => {
  startSession(authWire(Role.SUPER_ADMIN));
  const refusal = { isSuccess: false, message: 'Refused', errorCode: 'PAY_005', data: null };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 409 }));
  await loadNamespaces('bookings.admin', 'kit', 'common');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HandBack booking={booking} />
    </QueryClientProvider>,
  );
  await press(/10\.00/);
  await press(/^Yes/);
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  await press(/^Not yet/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(/25\.00/);
  expect(await screen.findByRole('dialog', { name: /25\.00/ })).toBeVisible();
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});
