import {
  errorText,
  type PaymentSummaryWire,
  PaymentStatus,
  PaymentSubjectKind,
  type ErrorCode,
} from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { PaymentsPage } from './payments-page';

const payment = (kind: PaymentSubjectKind, name: string): PaymentSummaryWire => ({
  ...{ id: name, name, subject: { kind, id: `${name}-id` }, email: `${name}@mail.test`, method: null },
  ...{ status: PaymentStatus.PAID, amount: 100, refunded: 0, provider: 'stripe', locationId: null, locationName: null },
  ...{ createdAt: '2026-03-04T15:00:00Z', paidAt: '2026-03-04T15:01:00Z' },
});
const items = [
  payment(PaymentSubjectKind.ORDER, 'DS-1'),
  payment(PaymentSubjectKind.BOOKING, 'BK-1'),
  payment(PaymentSubjectKind.MEMBERSHIP, 'MB-1'),
];

/** Answers like the server: half a circle is PAY_008, and a period that ends before it begins is PAY_009. */
function refusalOf(query: URLSearchParams): ErrorCode | null {
  if (query.has('lat') !== query.has('radius')) return 'PAY_008';
  return (query.get('from') ?? '') > (query.get('to') ?? '9') ? 'PAY_009' : null;
}

beforeEach(async () => {
  await loadNamespaces('payments.admin', 'dashboard.admin', 'kit');
  startSession(authWire());
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const good = (data: unknown) => Response.json({ isSuccess: true, message: '', errorCode: null, data });
    if (pathname.endsWith('/locations')) return Response.json([]);
    if (pathname.endsWith('/saved-views')) return good([]);
    const code = refusalOf(searchParams);
    if (code === null) return good({ items, total: items.length, page: 1, pageSize: 25 });
    const failure = { isSuccess: false, message: errorText(code, 'en'), errorCode: code, data: null };
    return Response.json(failure, { status: 400 });
  });
});

function show(search: string) {
  const router = createMemoryRouter([{ path: '/dashboard/payments', element: <PaymentsPage /> }], {
    initialEntries: [`/dashboard/payments${search}`],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

it('links each payment to its order, its booking or its membership', async () => {
  show('');
  const links = await Promise.all(items.map(({ name }) => screen.findByRole('link', { name })));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/orders/DS-1-id',
    '/dashboard/bookings/BK-1-id',
    '/dashboard/memberships/MB-1-id',
  ]);
});

it.each([
  ['PAY_008', '?lat=45.4&status=2', 'This place is not valid', 'Remove the place'],
  ['PAY_009', '?from=2026-03-02&to=2026-03-01&status=2', 'This period is not valid', 'Remove the period'],
])('says what to remove after %s, and keeps the other filters', async (_, search, title, action) => {
  const router = show(search);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(title);
  await userEvent.click(within(alert).getByRole('button', { name: action }));
  expect(await screen.findByRole('link', { name: 'DS-1' })).toBeVisible();
  expect(router.state.location.search).toBe('?status=2');
});
