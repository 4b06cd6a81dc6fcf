import { Role, type UserWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n, loadNamespaces } from '@/lib/i18n/i18n';
import { tokens } from '@/lib/session/tokens';
import LoginPage from './login';

const user: Partial<UserWire> = { id: 'u-1', name: 'Léa Roy', userRoles: [Role.PLAYER] };
const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

let sent: string[] = [];

beforeEach(async () => {
  sent = [];
  tokens.forget();
  await act(() => i18n.changeLanguage('en'));
  await loadNamespaces('auth', 'layout');
});

afterEach(() => {
  document.head.querySelector('meta[name="sign-in"]')?.remove();
  vi.unstubAllGlobals();
});

function network(reply: Response): void {
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    sent.push(`${url} ${body}`);
    return Promise.resolve(reply);
  });
}

function offerGoogle(): void {
  const meta = document.createElement('meta');
  meta.name = 'sign-in';
  meta.content = 'google';
  document.head.append(meta);
}

async function show(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/login', Component: LoginPage },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  return router;
}

it('offers Google only where it is configured, and keeps the page to return to', async () => {
  await show('/login');
  expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull();
  offerGoogle();
  await show('/login?redirect=%2Fshop%3Fsale%3D1');
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/api/auth/oauth/google?locale=en&redirect=%2Fshop%3Fsale%3D1',
  );
  expect(screen.getByText(/By continuing with Google, you accept/)).toBeVisible();
});

it.each([
  ['/shop?sale=1', '/shop?sale=1'],
  ['//evil.example', '/'],
])('exchanges the code once and goes from %s to %s', async (redirect, target) => {
  network(
    answer(200, {
      isSuccess: true,
      message: '',
      errorCode: null,
      data: { accessToken: 'a.b.c', refreshToken: 'r', user },
    }),
  );
  const router = await show(`/login?code=abc&redirect=${encodeURIComponent(redirect)}`);
  await vi.waitFor(() => expect(router.state.location.pathname).not.toBe('/login'));
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(target);
  expect(sent).toEqual(['/api/auth/oauth/session {"code":"abc"}']);
  expect(tokens.access()).toBe('a.b.c');
});

it('explains a code that is no longer valid, and keeps the page to return to', async () => {
  network(answer(400, { isSuccess: false, message: '', errorCode: 'AUTH_013', data: null }));
  const router = await show('/login?code=abc&redirect=%2Fshop');
  await screen.findByText(/This login took too long/);
  expect(router.state.location.search).toBe('?failed=AUTH_013&redirect=%2Fshop');
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
});

it('explains a failure in the language of the page, and shows nothing for an unknown code', async () => {
  await show('/login?failed=AUTH_011');
  await screen.findByText('The login with Google was cancelled');
  await show('/login?failed=%3Cb%3E');
  expect(screen.queryByText('<b>')).toBeNull();
});
