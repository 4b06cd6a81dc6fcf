import { DeliveryMethod, Role } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepUnsaved, unsavedOf } from '@/features/common/admin/unsaved/unsaved-text';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { forgetSession, startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { emptyDeskForm } from '../../model/desk-order';
import { DeskOrderForm } from './desk-order-form';

const base = { ...emptyDeskForm('en'), delivery: DeliveryMethod.SHIP, lines: [] };
const email = () => screen.getByLabelText(/^Customer’s email/);

beforeEach(async () => {
  startSession(authWire(Role.SUPER_ADMIN));
  // Neither a price nor an account ever arrives.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await loadNamespaces('orders.admin', 'kit', 'common');
});

afterEach(() => {
  forgetSession();
  localStorage.clear();
});

function openDesk(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: <DeskOrderForm onMade={() => undefined} /> }])}
      />
    </QueryClientProvider>,
  );
}

it('brings back an order that was not made when the session ended', async () => {
  const lines = [{ productId: 'ball', name: 'Ball', imageUrl: null, quantity: 2 }];
  const values = { ...base, email: 'kim@example.com', delivery: DeliveryMethod.PICKUP, lines };
  keepUnsaved({ id: 'desk order', base, values, at: '2026-11-27T12:00:00Z' });
  openDesk();
  fireEvent.click(await screen.findByRole('button', { name: 'Bring it back' }));
  expect(email()).toHaveValue('kim@example.com');
  expect(screen.getByText('Ball')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked();
});

it('keeps an order while it is typed', async () => {
  openDesk();
  fireEvent.change(email(), { target: { value: 'kim@example.com' } });
  await waitFor(() => expect(unsavedOf('desk order', base)?.values.email).toBe('kim@example.com'));
});
