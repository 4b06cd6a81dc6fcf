import { Role, type SettingsWire, type ShippingZoneWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { keepUnsaved, unsavedOf } from '@/features/common/admin/unsaved/unsaved-text';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { forgetSession, startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { keptTable, zoneForm } from '../../model/shipping-form';
import { ShippingTable } from './shipping-table';

const zone: ShippingZoneWire = {
  ...{ name: { en: 'Near', fr: 'Proche' }, provinces: ['ON'], postalPrefixes: [], freeFrom: null, days: null },
  ...{ rates: [{ upToGrams: null, fee: 10 }], refusal: null },
};
const settings = { version: 1, changedAt: null, changedBy: null, shippingZones: [zone] } as unknown as SettingsWire;

afterEach(() => {
  forgetSession();
  localStorage.clear();
});

async function openTable(saved = settings): Promise<HTMLElement> {
  await loadNamespaces('settings.admin', 'kit');
  const table = <ShippingTable settings={saved} onReload={() => undefined} />;
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

/** Answers saves from another version than the current settings' with the conflict. Returns the versions sent. */
function serve(current: SettingsWire): number[] {
  Element.prototype.scrollIntoView = () => undefined;
  const sent: number[] = [];
  vi.stubGlobal('fetch', async (_url: unknown, init: { body: string }) => {
    const { version } = JSON.parse(init.body) as { version: number };
    sent.push(version);
    const isCurrent = version === current.version;
    const data = isCurrent ? { ...current, version: version + 1 } : current;
    const reply = { isSuccess: isCurrent, message: '', errorCode: isCurrent ? null : 'SET_001', data };
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(reply), { status: isCurrent ? 200 : 409, headers });
  });
  return sent;
}

it('names the person who changed the rates in the meantime, and replaces their rates on request', async () => {
  const far: ShippingZoneWire = { ...zone, name: { en: 'Far', fr: 'Loin' }, provinces: ['YT'] };
  const sent = serve({ ...settings, version: 2, changedBy: 'Noa Tremblay', shippingZones: [zone, far] });
  const name = await openTable();
  fireEvent.change(name, { target: { value: 'Close' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save rates' }));
  await screen.findByText('Noa Tremblay saved these settings in the meantime');
  expect(screen.getByText(/“Save mine” replaces their rates with yours/)).toBeVisible();
  expect(screen.getByText('Your version differs in: Close, Near, Far.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(sent).toEqual([1, 2]));
  await waitFor(() => expect(screen.queryByText(/in the meantime/)).toBeNull());
  expect(name).toHaveValue('Close');
});

it('saves the rates over a change of other settings, without a question', async () => {
  const sent = serve({ ...settings, version: 2, changedBy: 'Noa Tremblay' });
  fireEvent.change(await openTable(), { target: { value: 'Close' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save rates' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull());
  expect(sent).toEqual([1, 2]);
  expect(screen.queryByText(/in the meantime/)).toBeNull();
});

it('brings back rates that were not saved when the session ended, and asks before they replace newer ones', async () => {
  startSession(authWire(Role.SUPER_ADMIN));
  const [base, typed] = [zoneForm(zone, 'en'), { ...zoneForm(zone, 'en'), nameEn: 'Close' }];
  const kept = { id: 'shipping rates', at: '2026-11-27T12:00:00Z' };
  keepUnsaved({ ...kept, base: keptTable([base]), values: keptTable([typed]) });
  const dearer: ShippingZoneWire = { ...zone, rates: [{ upToGrams: null, fee: 11 }] };
  const newer = { ...settings, version: 2, changedBy: 'Noa Tremblay', shippingZones: [dearer] };
  const sent = serve(newer);
  expect(await openTable(newer)).toHaveValue('Near');
  fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(screen.getByLabelText(/^Name in English/)).toHaveValue('Close');
  await screen.findByText('Noa Tremblay saved these settings in the meantime');
  fireEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(screen.queryByText(/in the meantime/)).toBeNull());
  expect(sent).toEqual([2]);
});

it('offers rates that were not saved only before anything is typed, and forgets them on request', async () => {
  startSession(authWire(Role.SUPER_ADMIN));
  const [base, typed] = [zoneForm(zone, 'en'), { ...zoneForm(zone, 'en'), nameEn: 'Close' }];
  const kept = { id: 'shipping rates', at: '2026-11-27T12:00:00Z' };
  keepUnsaved({ ...kept, base: keptTable([base]), values: keptTable([typed]) });
  const stored = () => unsavedOf('shipping rates', keptTable([base]));
  expect(stored()).not.toBeNull();
  const name = await openTable();
  const notice = () => screen.queryByText(/^This browser still has text from .+ that was never saved/);
  expect(notice()).toBeVisible();
  fireEvent.change(name, { target: { value: 'Closer' } });
  expect(notice()).toBeNull();
  fireEvent.change(name, { target: { value: 'Near' } });
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(notice()).toBeNull();
  expect(name).toHaveValue('Near');
  expect(stored()).toBeNull();
});
