import { DeliveryMethod } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { deskRules, emptyDeskForm } from '../../model/desk-order';
import { DeskDelivery } from './desk-delivery';

const delivery = DeliveryMethod.PICKUP;

function Desk() {
  const form = useRuledForm(deskRules(delivery), emptyDeskForm('en'));
  return <DeskDelivery form={form} delivery={delivery} onChange={() => undefined} />;
}

it('offers to load the pickup locations again after a failure', async () => {
  await loadNamespaces('orders.admin');
  const fetching = vi.fn(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', fetching);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Desk />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
});
