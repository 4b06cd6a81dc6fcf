import { Role } from '@dronesoccer/contracts';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { startSession } from '@/lib/session/session';
import { resetRoot } from '@/lib/store/root-store';
import { authWire } from '@/test/token';
import { AdminsOnly, AdminStaysInDashboard, rolesOnly, SignedInOnly } from './guards';

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function arriveAt(path: string): Promise<string | null> {
  const guarded = (
    <AdminStaysInDashboard>
      <Outlet />
    </AdminStaysInDashboard>
  );
  const dashboard = (
    <AdminsOnly>
      <Outlet />
    </AdminsOnly>
  );
  const router = createMemoryRouter(
    [
      {
        path: '/fr?',
        element: guarded,
        children: [
          {
            path: 'dashboard',
            element: dashboard,
            children: [
              { Component: rolesOnly(Role.SUPER_ADMIN), children: [{ path: 'newsletter', Component: Where }] },
              { index: true, Component: Where },
              { path: '*', Component: Where },
            ],
          },
          { Component: SignedInOnly, children: [{ path: 'profile', Component: Where }] },
          { index: true, Component: Where },
          { path: '*', Component: Where },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  await act(async () => render(<RouterProvider router={router} />));
  return screen.getByRole('status').textContent;
}

beforeEach(() => resetRoot());

it.each([
  [null, '/shop', '/shop'],
  [null, '/dashboard/arena?page=2', '/login?redirect=%2Fdashboard%2Farena%3Fpage%3D2'],
  [null, '/profile?tab=2', '/login?redirect=%2Fprofile%3Ftab%3D2'],
  [Role.MEMBER, '/dashboard', '/'],
  [Role.COACH, '/dashboard/arena', '/'],
  [Role.MEMBER, '/profile?tab=3', '/profile?tab=3'],
  [Role.SUPER_ADMIN, '/', '/dashboard'],
  [Role.ADMIN, '/shop?category=kits', '/dashboard'],
  [Role.COMPANY_ADMIN, '/profile', '/dashboard'],
  [Role.ADMIN, '/login', '/login'],
  [Role.ADMIN, '/verify-email?token=t', '/verify-email?token=t'],
  [Role.ADMIN, '/reset-password?token=t', '/reset-password?token=t'],
  [Role.ADMIN, '/shop/orders/o-1?token=t', '/shop/orders/o-1?token=t'],
  [Role.ADMIN, '/fr/shop/orders/o-1?token=t', '/fr/shop/orders/o-1?token=t'],
  [Role.ADMIN, '/shop/checkout/payment?order=o-1&token=t', '/shop/checkout/payment?order=o-1&token=t'],
  [Role.ADMIN, '/shop/checkout/done?order=o-1&token=t', '/shop/checkout/done?order=o-1&token=t'],
  [Role.ADMIN, '/newsletter/unsubscribe?token=t', '/newsletter/unsubscribe?token=t'],
  [Role.ADMIN, '/shop/restock-notices/n-1?token=t', '/shop/restock-notices/n-1?token=t'],
  [Role.ADMIN, '/fr/newsletter/preferences?token=t', '/fr/newsletter/preferences?token=t'],
  [Role.ADMIN, '/newsletter/confirm', '/dashboard'],
  [Role.ADMIN, '/fr/newsletter/go/c-1/t-1', '/fr/newsletter/go/c-1/t-1'],
  [Role.ADMIN, '/newsletter/spring', '/dashboard'],
  [Role.ADMIN, '/shop?token=t', '/dashboard'],
  [Role.ADMIN, '/?token=t', '/dashboard'],
  [Role.ADMIN, '/profile?token=t', '/dashboard'],
  [Role.ADMIN, '/shop/checkout/details?token=t', '/dashboard'],
  [Role.ADMIN, '/shop/orders/o-1/more?token=t', '/dashboard'],
  [Role.ADMIN, '/shop/orders/o-1', '/dashboard'],
  [Role.ADMIN, '/shop/orders/o-1?token=', '/dashboard'],
  [Role.ADMIN, '/verify-email', '/dashboard'],
  [Role.ADMIN, '/reset-password', '/dashboard'],
  [Role.ADMIN, '/shop/product/striker-20?preview=1', '/shop/product/striker-20?preview=1'],
  [Role.ADMIN, '/shop/product/striker-20', '/dashboard'],
  [Role.ADMIN, '/blogs/night-cup?preview=1.a', '/blogs/night-cup?preview=1.a'],
  [Role.ADMIN, '/faq?preview=1.a&question=2', '/faq?preview=1.a&question=2'],
  [Role.ADMIN, '/?preview=1.a&section=about', '/?preview=1.a&section=about'],
  [Role.ADMIN, '/class-20?preview=1.a', '/class-20?preview=1.a'],
  [Role.ADMIN, '/blogs?preview=1.a', '/dashboard'],
  [Role.ADMIN, '/shop?preview=1', '/dashboard'],
  [Role.ADMIN, '/dashboards', '/dashboard'],
  [Role.ADMIN, '/dashboard/arena', '/dashboard/arena'],
  [Role.ADMIN, '/dashboard/newsletter', '/dashboard'],
  [Role.SUPER_ADMIN, '/dashboard/newsletter', '/dashboard/newsletter'],
] as const)('role %s at %s arrives at %s', async (role, path, arrival) => {
  if (role !== null) startSession(authWire(role));
  await expect(arriveAt(path)).resolves.toBe(arrival);
});
