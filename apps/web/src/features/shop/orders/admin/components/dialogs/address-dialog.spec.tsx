import { type AdminOrderWire, OrderEventKind, type PostalAddressWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { adminOrderQuery } from '../../api/queries';
import { AddressDialog } from './address-dialog';
import { TrackingDialog } from './tracking-dialog';

const address: PostalAddressWire = {
  ...{ fullName: 'Zoé Roy', line1: '1 Main Street', line2: null, city: 'Montréal', province: 'QC' },
  ...{ postalCode: 'H2X 1Y4', phone: null },
};
const order = {
  ...{ id: 'o', number: 'DS-1', email: 'zoe@example.quebec', status: 2, events: [], returns: [] },
  ...{ address, shipments: [{ carrier: 'ups', trackingNumber: '1Z 999', trackingUrl: null, shippedAt: '' }] },
} as unknown as AdminOrderWire;
/** The order after a change by another administrator. */
const changed = {
  ...order,
  ...{ address: { ...address, line1: '2 Elm Street' }, events: [{ kind: OrderEventKind.ADDRESS_CHANGED }] },
  shipments: [{ ...order.shipments[0], trackingNumber: '1Z 111' }],
} as unknown as AdminOrderWire;

function Dialog({ name }: { name: 'address' | 'tracking' }) {
  const { data = order } = useQuery({ ...adminOrderQuery('o'), staleTime: Infinity });
  if (name === 'tracking') return <TrackingDialog order={data} onClose={() => undefined} />;
  return <AddressDialog order={data} address={data.address ?? address} onClose={() => undefined} />;
}

/** Opens a dialog, which a change by another administrator reaches with a refetch before the first save. */
async function openDialog(name: 'address' | 'tracking') {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body: string }) => {
    const isRead = method === 'GET';
    if (!isRead) sent.push(JSON.parse(body) as Record<string, unknown>);
    const failure = isRead ? null : 'ORD_006';
    const answer = { isSuccess: isRead, message: '', errorCode: failure, data: isRead ? changed : null };
    return new Response(JSON.stringify(answer), {
      status: isRead ? 200 : 409,
      headers: { 'content-type': 'application/json' },
    });
  });
  await loadNamespaces('orders.admin');
  const client = new QueryClient();
  client.setQueryData(adminOrderQuery('o').queryKey, order);
  render(
    <QueryClientProvider client={client}>
      <Dialog name={name} />
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog');
  await client.refetchQueries();
  return sent;
}

it('sends the number of changes that the administrator saw, and the current one once its address is shown', async () => {
  const sent = await openDialog('address');
  const save = () => screen.getByRole('button', { name: 'Save the address' });
  fireEvent.click(save());
  expect(await screen.findByText(/2 Elm Street/)).toBeInTheDocument();
  fireEvent.click(save());
  await waitFor(() => expect(sent).toMatchObject([{ changes: 0 }, { changes: 1 }]));
});

it('sends the tracking that the administrator saw, and the current one once it is shown', async () => {
  const sent = await openDialog('tracking');
  const save = () => screen.getByRole('button', { name: 'Save tracking' });
  fireEvent.click(save());
  expect(await screen.findByText(/1Z 111/)).toBeInTheDocument();
  fireEvent.click(save());
  const expected = ['1Z 999', '1Z 111'].map((trackingNumber) => ({ expected: { carrier: 'ups', trackingNumber } }));
  await waitFor(() => expect(sent).toMatchObject(expected));
});
