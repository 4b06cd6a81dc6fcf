import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { i18n, loadNamespaces } from '@/lib/i18n/i18n';
import ResetPasswordPage from './reset-password';

beforeEach(async () => {
  await act(() => i18n.changeLanguage('en'));
  await loadNamespaces('auth');
});

const show = (address: string) =>
  act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider
          router={createMemoryRouter([{ path: '/reset-password', Component: ResetPasswordPage }], {
            initialEntries: [address],
          })}
        />
      </QueryClientProvider>,
    ),
  );

it('speaks of a new password to those who had one', async () => {
  await show('/reset-password?token=abc');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Set a new password');
  expect(screen.getByRole('link', { name: 'Request a new link' })).toBeVisible();
});

it('invites those whose account waits for its first password', async () => {
  await show('/reset-password?token=abc&invited=1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose your password');
  expect(screen.getByText(/Your account is ready/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save password' })).toBeVisible();
  // An invited user has no password yet, so there is no link to request.
  expect(screen.queryByRole('link', { name: 'Request a new link' })).toBeNull();
});
