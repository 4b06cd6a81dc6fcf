import { Role } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { keepUnsaved } from '@/features/common/admin/unsaved/unsaved-text';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { forgetSession, startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { emptyCoupon } from '../model/coupon-form';
import { NewCouponDrawer } from './coupon-drawers';

afterEach(() => {
  forgetSession();
  localStorage.clear();
});

it('brings back a coupon that was not saved when the session ended', async () => {
  startSession(authWire(Role.SUPER_ADMIN));
  const values = { ...emptyCoupon, code: 'SPRING', value: '25' };
  keepUnsaved({ id: 'coupon new', base: emptyCoupon, values, at: '2026-11-27T12:00:00Z' });
  await loadNamespaces('coupons.admin', 'kit');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <NewCouponDrawer /> }])} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Bring it back' }));
  expect(screen.getByDisplayValue('SPRING')).toBeVisible();
});
