import { DeliveryMethod, OrderStatus } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { ShipMany } from './ship-many';

const paid = (id: string) => ({
  ...{ id, number: `DS-${id}`, status: OrderStatus.PAID, delivery: DeliveryMethod.PICKUP },
  customer: { name: 'Ari Tremblay' },
});
const lost = new Set<string>();

beforeEach(async () => {
  await loadNamespaces('orders.admin');
  startSession(authWire());
  vi.stubGlobal('fetch', async (url: string) => {
    const id = /orders.(\d)/.exec(url)?.[1] ?? '';
    if (lost.has(id)) throw new TypeError('offline');
    return Response.json({ isSuccess: true, message: '', errorCode: null, data: paid(id) });
  });
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ShipMany ids={['1', '2']} onClose={() => undefined} />
    </QueryClientProvider>,
  );
}

it.each([
  ['one ticked order', ['2'], '1 order could not be loaded'],
  ['every ticked order', ['1', '2'], '2 orders could not be loaded'],
])('ships nothing while %s could not be loaded, and loads it again on request', async (_, ids, title) => {
  for (const id of ids) lost.add(id);
  show();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Ship/ })).toBeDisabled();
  expect(screen.queryByText('None of the selected orders can be shipped.')).toBeNull();
  lost.clear();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('DS-2')).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
  expect(screen.getByRole('button', { name: 'Ship 2 orders' })).toBeEnabled();
});
