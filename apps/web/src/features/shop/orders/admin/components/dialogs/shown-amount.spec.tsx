import { type AdminOrderWire, type AdminReturnWire, OrderStatus, ReturnReason } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { ReceiveReturnDialog } from './receive-return-dialog';
import { RefundDialog } from './refund-dialog';

const proposal = { goods: 50, shipping: 0, taxes: [], amount: 50, refundable: 60 };
const line = { productId: 'ball', name: 'Ball', imageUrl: '', quantity: 1 };
const order = {
  ...{ id: 'o', number: 'DS-1', status: OrderStatus.PAID, refundable: 60, shipping: 0, shippingRefunded: false },
  ...{ lines: [line], refundableLines: [line], actions: { refund: true } },
} as unknown as AdminOrderWire;
const entry = {
  ...{ id: 'r', lines: [{ ...line, reason: ReturnReason.NO_LONGER_NEEDED }], proposal },
} as unknown as AdminReturnWire;

const sent: unknown[] = [];

beforeEach(async () => {
  sent.length = 0;
  startSession(authWire());
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const isProposal = url.includes('propos');
    if (!isProposal) sent.push(JSON.parse(body));
    const reply = { isSuccess: isProposal, message: '', errorCode: isProposal ? null : 'PAY_002' };
    return Response.json({ ...reply, data: isProposal ? proposal : null }, { status: isProposal ? 200 : 409 });
  });
  await loadNamespaces('orders.admin', 'kit', 'common');
});

const show = (dialog: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{dialog}</QueryClientProvider>);

// A colleague may refund a part of the payment while the dialog is open, so that less is left than the proposal.
it('refunds the amount on the button for a return, or nothing', async () => {
  show(<ReceiveReturnDialog order={order} entry={entry} open onClose={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: /\$50\.00/ }));
  await waitFor(() => expect(sent).toMatchObject([{ amount: 50 }]));
});

it('refunds the amount on the button for chosen pieces, or nothing', async () => {
  show(<RefundDialog order={order} open onClose={() => undefined} />);
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: '1' } });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Torn cage' } });
  fireEvent.click(await screen.findByRole('button', { name: /\$50\.00/ }));
  await waitFor(() => expect(sent).toMatchObject([{ amount: 50, reason: 'Torn cage' }]));
});
