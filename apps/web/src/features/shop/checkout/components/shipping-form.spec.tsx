import type { AddressWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { addressForm } from '@/lib/forms/address-form';
import { i18n, loadNamespaces } from '@/lib/i18n/i18n';
import { useLocale } from '@/lib/i18n/use-locale';
import { emptyDraft } from '../model/draft';
import { updateDraft, useDraft } from '../model/draft-store';
import { ShippingForm } from './shipping-form';

const corrected: AddressWire = {
  ...{ id: 'a-1', fullName: 'Zoé Roy', line1: '12 Main Street', line2: null, city: 'Montréal', province: 'QC' },
  ...{ postalCode: 'H2X 1Y4', phone: null, isDefault: true },
};

const onDone = vi.fn();
let saveStatus: number;

/** The form renders again with the language, as its page does. */
function LocalForm() {
  useLocale();
  return <ShippingForm isSignedIn fullName="Zoé Roy" onDone={onDone} />;
}

beforeEach(async () => {
  onDone.mockReset();
  saveStatus = 200;
  vi.stubGlobal('fetch', async (_url: string, { method }: { method: string }) => {
    const status = method === 'GET' ? 200 : saveStatus;
    const data = method === 'GET' ? [corrected] : corrected;
    return new Response(JSON.stringify({ isSuccess: status === 200, message: '', errorCode: null, data }), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  await loadNamespaces('orders');
  // The order's copy is older than the address that the profile has now.
  const address = { ...addressForm(corrected), line1: '1 Main Str' };
  updateDraft({ ...emptyDraft, savedAddressId: 'a-1', address });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', Component: LocalForm }])} />
    </QueryClientProvider>,
  );
  await screen.findByText(/^12 Main Street/);
});

const shipped = () => useDraft.getState();

it('ships to the saved address that is shown, not to an older copy of it', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(onDone).toHaveBeenCalledOnce();
  expect(shipped()).toMatchObject({ savedAddressId: 'a-1', address: { line1: '12 Main Street' } });
});

it('edits the saved address that is shown, and keeps an edit that could not be saved for this order', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Edit this address' }));
  const street = screen.getByLabelText(/^Address/);
  expect(street).toHaveValue('12 Main Street');
  fireEvent.change(street, { target: { value: '14 Main Street' } });
  saveStatus = 400;
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(shipped()).toMatchObject({ savedAddressId: '', address: { line1: '14 Main Street' } });
});

it('goes on with the edit of an address when the language changes', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Edit this address' }));
  fireEvent.change(screen.getByLabelText(/^Address/), { target: { value: '14 Main Street' } });
  await act(() => i18n.changeLanguage('fr'));
  const isKept = screen.queryByDisplayValue('14 Main Street') !== null;
  await act(() => i18n.changeLanguage('en'));
  expect(isKept).toBe(true);
});
