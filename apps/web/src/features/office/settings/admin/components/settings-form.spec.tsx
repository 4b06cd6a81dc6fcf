import type { SettingsWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepUnsaved } from '@/features/common/admin/unsaved/unsaved-text';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { useRoot } from '@/lib/store/root-store';
import { settingsForm } from '../model/settings-form';
import { SettingsFormView } from './settings-form';

const settings: SettingsWire = {
  ...{ version: 3, shippingZones: [], returnWindowDays: 14, lowStockThreshold: 5, confirmRefundsAbove: 500 },
  ...{ maxPiecesPerProduct: 10, maxPiecesPerOrder: 50, waitlistHoldMinutes: 60, orderHoldMinutes: 15 },
  firstOrderOffer: { percent: 10, validDays: 30 },
  organisation: {
    ...{ name: 'Drone Soccer Canada', line1: '500 Demo Street', line2: null, city: 'Vancouver', province: 'BC' },
    ...{ postalCode: 'V6B 5K3', email: 'hello@dronesoccer.test', phone: null },
  },
  mail: { transactional: { name: null, email: null }, campaign: { name: null, email: null } },
  ...{ office: { hours: null }, safeSport: { readers: [] }, taxRegistrations: [], changedAt: null, changedBy: null },
};

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', async (_url: unknown, init: { method: string }) => {
    const isSave = init.method === 'PUT';
    const data = isSave ? { ...settings, version: 4, returnWindowDays: 30 } : { people: [], readers: [] };
    const reply = { isSuccess: true, message: '', errorCode: null, data };
    return new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } });
  });
});

async function open(address = '/') {
  await loadNamespaces('settings.admin');
  const form = <SettingsFormView settings={settings} onReload={() => undefined} />;
  const router = createMemoryRouter([{ path: '*', element: form }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Save settings' });
  return router;
}

/** Brings back text of an earlier visit in a field that someone else has changed since. */
async function meetConflict() {
  useRoot.setState(({ auth }) => ({ auth: { ...auth, user: { id: 'me' } as typeof auth.user } }));
  const base = { ...settingsForm(settings), returnWindowDays: '7' };
  keepUnsaved({ id: 'settings', base, values: { ...base, returnWindowDays: '30' }, at: '2026-11-01T12:00:00Z' });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
  await screen.findByText('Someone else saved these settings in the meantime');
}

it.each(['Save settings', 'Discard changes'])('closes the box of an earlier conflict with “%s”', async (name) => {
  await meetConflict();
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByText(/in the meantime/)).toBeNull());
});

it('focuses a part again when it is chosen a second time', async () => {
  const router = await open('/#taxes');
  const part = document.getElementById('taxes');
  await waitFor(() => expect(part).toHaveFocus());
  part?.blur();
  await act(() => router.navigate('/#taxes'));
  expect(part).toHaveFocus();
});
