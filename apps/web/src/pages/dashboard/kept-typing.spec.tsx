import {
  AccountState,
  type AdminOrderWire,
  ContentKind,
  DeliveryMethod,
  type EntryAdminWire,
  OrderStatus,
  type PersonWire,
  Role,
  TextStatus,
} from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EntryPage } from '@/features/content/entries/admin/components/entry-page';
import { PersonPage } from '@/features/office/accounts/admin/components/person/person-page';
import { OrderPage } from '@/features/shop/orders/admin/components/order/order-page';
import { i18n, loadNamespaces } from '@/lib/i18n/i18n';
import { forgetSession, startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';

const at = '2026-11-27T12:00:00Z';
const order = {
  ...{ id: 'u', status: OrderStatus.PAID, delivery: DeliveryMethod.SHIP, isReady: false, isDeskOrder: false },
  ...{ createdAt: at, expiresAt: null, payment: null, cancelReason: null, cancelledAt: null, locale: 'en' },
  ...{ subtotal: 50, discount: 0, shipping: 0, taxes: [], total: 50, coupon: null, refundable: 50 },
  ...{ lines: [], refundableLines: [], allocation: [], returns: [], payments: [], refunds: [], notes: [], mails: [] },
  ...{ resendable: [], events: [], shipments: [], nextSteps: [], actions: {}, can: {}, paymentLink: null },
  ...{ address: null, pickupLocation: null, pickupContact: null, shippingRefunded: false, oversizeSurcharge: 0 },
  customer: { name: 'Kim Roy', email: 'kim@example.com', phone: null, orders: 1, spent: 50, userId: null },
} as unknown as AdminOrderWire;
const person = {
  ...{ id: 'u', email: 'kim@example.com', phone: null, avatarUrl: '', locale: 'en', state: AccountState.ACTIVE },
  ...{ roles: [Role.PLAYER], company: null, createdAt: at, lastSeenAt: null, membership: null, newsletter: null },
  ...{ hasPassword: true, hasGoogle: false, hasTwoStep: false, isEmailVerified: true },
  ...{ sessions: [], policies: [], notes: [], audit: [] },
  counts: { orders: 0, bookings: 0, memberships: 0, mails: 0, contacts: 0 },
  family: { children: [], members: [], guardian: null, holder: null, minor: null },
} as unknown as PersonWire;
const text = { status: TextStatus.DRAFT, title: 'Cup', summary: '', body: '', pictureAlt: '', slug: 'cup' };
const entry: EntryAdminWire = {
  ...{ id: 'u', kind: ContentKind.POST, key: null, isActive: true, state: 'draft', version: 1, savedBy: null },
  ...{ updatedAt: at, topic: '', pictureUrl: null, publishAt: null, unpublishAt: null, event: null },
  ...{ texts: { en: text, fr: text }, formerSlugs: { en: [], fr: [] } },
};

/** The answer in French differs, so that a test can wait for it. */
function answerOf(url: string, isFrench: boolean): unknown {
  if (url.includes('/orders/u')) return { ...order, number: isFrench ? 'DS-2' : 'DS-1' };
  if (url.includes('/users/u')) return { ...person, name: isFrench ? 'Kim R.' : 'Kim Roy' };
  if (!url.includes('/content/u')) return [];
  // A colleague has written the summary before the answer in French.
  return isFrench ? { ...entry, version: 2, texts: { en: { ...text, summary: 'By a colleague' }, fr: text } } : entry;
}

beforeEach(async () => {
  startSession(authWire(Role.ADMIN));
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', async (url: string) => {
    const data = answerOf(url, i18n.language === 'fr');
    return Response.json({ isSuccess: true, message: '', errorCode: null, data });
  });
  await loadNamespaces('orders.admin', 'orders', 'accounts.admin', 'content.admin', 'kit', 'common', 'dashboard.admin');
});

afterEach(async () => {
  forgetSession();
  await act(() => i18n.changeLanguage('en'));
});

const show = (page: ReactNode, address: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/:kind/:id', element: page }], { initialEntries: [address] })}
      />
    </QueryClientProvider>,
  );

it.each([
  ['an order', <OrderPage key="page" />, 'DS-2'],
  ['a person', <PersonPage key="page" />, 'Kim R.'],
])('the page of %s keeps a note that is typed when the language changes', async (_name, page, inFrench) => {
  show(page, '/any/u');
  fireEvent.change(await screen.findByLabelText('New note'), { target: { value: 'Called back' } });
  await act(() => i18n.changeLanguage('fr'));
  expect((await screen.findAllByText(inFrench)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Nouvelle note')).toHaveValue('Called back');
});

it('an entry keeps its typed text when the language changes, and still notices a colleague’s save', async () => {
  show(<EntryPage />, '/posts/u');
  const [title] = await screen.findAllByDisplayValue('Cup');
  if (title) fireEvent.change(title, { target: { value: 'Spring cup' } });
  await act(() => i18n.changeLanguage('fr'));
  expect(await screen.findByDisplayValue('By a colleague')).toBeInTheDocument();
  expect(screen.getByDisplayValue('Spring cup')).toBeInTheDocument();
});
