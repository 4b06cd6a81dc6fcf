import type { SettingsWire, ShippingZoneWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { ShippingTable } from './shipping-table';

const zone: ShippingZoneWire = {
  ...{ name: { en: 'Near', fr: 'Proche' }, provinces: ['ON'], postalPrefixes: [], freeFrom: null, days: null },
  ...{ rates: [{ upToGrams: null, fee: 10 }], refusal: null },
};
const settings = { version: 1, changedAt: null, changedBy: null, shippingZones: [zone] } as unknown as SettingsWire;

async function openTable(): Promise<HTMLElement> {
  await loadNamespaces('settings.admin');
  const table = <ShippingTable settings={settings} onReload={() => undefined} />;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: table }])} />
    </QueryClientProvider>,
  );
  return screen.findByLabelText(/^Name in English/);
}

it('keeps a change that was typed while the save ran as unsaved', async () => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async () => {
    await answered;
    const reply = { isSuccess: true, message: '', errorCode: null, data: { ...settings, version: 2 } };
    return new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } });
  });
  const name = await openTable();
  const save = screen.getByRole('button', { name: 'Save rates' });
  fireEvent.change(name, { target: { value: 'Close' } });
  fireEvent.click(save);
  await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  fireEvent.change(name, { target: { value: 'Closer' } });
  answer();
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'));
  expect(name).toHaveValue('Closer');
  expect(screen.getByRole('button', { name: 'Discard changes' })).toBeInTheDocument();
});

it('names the person who saved in the meantime, and saves the own table over theirs on request', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const sent: number[] = [];
  vi.stubGlobal('fetch', async (_url: unknown, init: { body: string }) => {
    const { version } = JSON.parse(init.body) as { version: number };
    sent.push(version);
    const isFirst = version === 1;
    const data = { ...settings, version: isFirst ? 2 : 3, changedBy: 'Noa Tremblay' };
    const reply = { isSuccess: !isFirst, message: '', errorCode: isFirst ? 'SET_001' : null, data };
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(reply), { status: isFirst ? 409 : 200, headers });
  });
  const name = await openTable();
  fireEvent.change(name, { target: { value: 'Close' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save rates' }));
  await screen.findByText('Noa Tremblay saved these settings in the meantime');
  fireEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(sent).toEqual([1, 2]));
  await waitFor(() => expect(screen.queryByText(/in the meantime/)).toBeNull());
  expect(name).toHaveValue('Close');
});
