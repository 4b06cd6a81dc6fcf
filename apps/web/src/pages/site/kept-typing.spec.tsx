import {
  ArenaClass,
  BookingMode,
  BookingStatus,
  BookingUserType,
  LOCATION_CHANGED_EVENT,
  PackageTier,
  PlanKind,
  SlotState,
  SlotType,
  storageKeys,
  SubscriptionState,
} from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { i18n, loadNamespaces } from '@/lib/i18n/i18n';
import { useLocale } from '@/lib/i18n/use-locale';
import { storage } from '@/lib/storage';
import { FarAway } from '@/test/far-away';
import JoinMembershipPage from './membership-join';
import ProductPage from '../shop/product';
import BookPage from './book';
import BookingPayPage from './booking-pay';
import NewsletterPreferencesPage from './newsletter-preferences';
import WaitlistJoinPage from './waitlist-join';
import WaiverPage from './waiver';

afterEach(async () => {
  storage.remove(storageKeys.selectedLocationId);
  await act(() => i18n.changeLanguage('en'));
});

const planIn = (french: boolean) => ({
  ...{ id: 'p', kind: PlanKind.YOUTH, name: french ? 'Jeunesse' : 'Youth', summary: '' },
  ...{ price: 80, taxes: [], total: 80 },
});
const waiverIn = (french: boolean) => ({
  ...{ kind: 'account', id: 'u', name: 'Ann Roy', isMinor: false, canSign: true, signed: null },
  wording: { version: 1, title: french ? 'Décharge' : 'Waiver', body: 'Text' },
});
const groupIn = (french: boolean) => ({
  host: 'Ann Roy',
  signed: 0,
  places: 8,
  isOver: false,
  wording: waiverIn(french).wording,
});
const tiers = { standard: 25, premium: 40 };
const slot = {
  ...{ id: 'u', arenaId: 'a', type: SlotType.GUEST, class: ArenaClass.CLASS_20, state: SlotState.OPEN },
  ...{ startsAt: '2096-11-28T02:00:00.000Z', endsAt: '2096-11-28T03:00:00.000Z', offset: '-07:00' },
  ...{ localStart: '2096-11-27T19:00', localEnd: '2096-11-27T20:00', timeZone: 'America/Vancouver' },
  ...{ capacity: 10, seatsLeft: 0, isFullFree: false, coaches: [] },
  prices: { guest: tiers, member: tiers, full: tiers },
  arena: {
    ...{ id: 'a', name: 'Class 20 Arena', cover: null, tiers: { standard: '', premium: '' } },
    location: { id: 'l', name: 'Burnaby Arena', city: 'Burnaby', address: '1 Street', province: 'BC' },
  },
};
const productIn = (french: boolean) => ({
  ...{ id: 'p', slug: 'u', name: french ? 'Voltigeur' : 'Striker', category: 'Drone', description: '' },
  ...{ price: 249, salePrice: null, saleEndsAt: null, warehouseQty: 0, stockQty: 0, maxQuantity: 10 },
  ...{ maxOrderQuantity: 50, stockLevel: 'out', isActive: true, coverImage: null, images: [], delivery: [] },
  ...{ sku: null, barcode: null, seo: { title: '', description: '' }, options: [] },
  ...{ arenaClass: 1, specs: [], oversizeSurcharge: 0, weightGrams: 620 },
});
const amounts = { subtotal: 25, taxes: [], total: 25, currency: 'CAD' };
const quote = {
  ...{ ...amounts, slot, mode: BookingMode.SHARED, tier: PackageTier.STANDARD, userType: BookingUserType.GUEST },
  ...{ seats: 1, unitPrice: 25, memberSavings: 0, problems: [], others: [] },
};
const heldBooking = {
  ...{ ...amounts, id: 'u', number: 'BK-1', status: BookingStatus.PENDING, slot, mode: BookingMode.SHARED },
  ...{ tier: PackageTier.STANDARD, seats: [], team: null, payment: null, expiresAt: null, cancelReason: null },
  can: { accept: true, pay: true, renew: false },
};
const subscription = {
  ...{ token: 't', state: SubscriptionState.SUBSCRIBED, email: 'a•••@example.com', locale: 'en', tags: [] },
};
const mine = { current: null, family: null, children: [], unpaid: null, card: null, refundableUntil: null };

function answerOf(url: string, french: boolean): unknown {
  if (url.includes('/memberships/plans')) return [planIn(french)];
  if (url.includes('/me/membership')) return mine;
  if (url.includes('/me/family')) return { children: [], adults: [], needsBirthDate: true };
  if (url.includes('/group-waivers/')) return groupIn(french);
  if (url.endsWith('/bookings/quote')) return quote;
  if (url.includes('/bookings/')) return heldBooking;
  if (url.includes('/slots/')) return slot;
  if (url.includes('/products/u?') || url.endsWith('/products/u')) return productIn(french);
  if (url.endsWith('/newsletter/tags')) return [{ id: 'g', data: french ? 'Tournois' : 'Tournaments' }];
  if (url.includes('/newsletter/')) return subscription;
  return url.includes('/waivers/') ? waiverIn(french) : [];
}

/** The page renders again with the language, as the router does with the address. */
function LocalProductPage() {
  useLocale();
  return <ProductPage />;
}

async function show(page: ReactNode, path: string, query: string) {
  await loadNamespaces('memberships', 'guests', 'bookings', 'slots', 'waitlist', 'shop', 'restock', 'newsletter');
  vi.stubGlobal('IntersectionObserver', FarAway);
  vi.stubGlobal('fetch', async (url: string) => {
    const data = answerOf(url, i18n.language === 'fr');
    return Response.json({ isSuccess: true, message: '', errorCode: null, data });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`${path.replace(':kind', 'account').replace(/:\w+/, 'u')}${query}`]}>
        <Routes>
          <Route path={path} element={page} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each<[string, ComponentType, string, string, RegExp, string]>([
  ['the form to join', JoinMembershipPage, '/membership/join', '?plan=2', /guardian/, 'Jeunesse'],
  ['a waiver', WaiverPage, '/waiver/:kind/:id', '', /full name/, 'Décharge'],
  ['a waiver of a guest', WaiverPage, '/waiver/group/:id', '', /full name/, 'Décharge'],
  ['the waitlist form', WaitlistJoinPage, '/waitlist/:slotId', '', /^Email/, 'M’inscrire à la liste d’attente'],
  ['the form of a sold-out product', LocalProductPage, '/shop/product/:slug', '', /^Email\W*$/, 'Voltigeur'],
])('%s keeps its typed text when the language changes', async (_name, Page, path, query, label, inFrench) => {
  await show(<Page />, path, query);
  fireEvent.change(await screen.findByLabelText(label), { target: { value: 'ann@example.com' } });
  await act(() => i18n.changeLanguage('fr'));
  await waitFor(() => expect(screen.getByRole('heading', { name: inFrench })).toBeInTheDocument());
  expect(screen.getByDisplayValue('ann@example.com')).toBeInTheDocument();
});

it('the newsletter preferences keep an unsaved topic when the language changes', async () => {
  await show(<NewsletterPreferencesPage />, '/newsletter/preferences', '?token=t');
  fireEvent.click(await screen.findByLabelText('Tournaments'));
  await act(() => i18n.changeLanguage('fr'));
  expect(await screen.findByLabelText('Tournois')).toBeChecked();
});

it('a sold-out product keeps the typed email when another location is chosen', async () => {
  await show(<ProductPage />, '/shop/product/:slug', '');
  fireEvent.change(await screen.findByLabelText(/^Email\W*$/), { target: { value: 'ann@example.com' } });
  storage.writeText(storageKeys.selectedLocationId, 'l');
  act(() => void window.dispatchEvent(new Event(LOCATION_CHANGED_EVENT)));
  expect(screen.getByDisplayValue('ann@example.com')).toBeInTheDocument();
});

it('the booking form stays in place when the language changes', async () => {
  await show(<BookPage />, '/book/:slotId', '');
  const name = await screen.findByLabelText(/^Full name/);
  await act(() => i18n.changeLanguage('fr'));
  await waitFor(() => expect(screen.getByLabelText(/^Nom complet/)).toBe(name));
});

it('the guardian of a held booking stays when the language changes', async () => {
  await show(<BookingPayPage />, '/bookings/:id/pay', '');
  fireEvent.click(await screen.findByLabelText('I am booking for someone under the age of majority'));
  fireEvent.change(screen.getByLabelText(/^Parent or guardian/), { target: { value: 'Kim Roy' } });
  await act(() => i18n.changeLanguage('fr'));
  expect(screen.getByDisplayValue('Kim Roy')).toBeInTheDocument();
});
