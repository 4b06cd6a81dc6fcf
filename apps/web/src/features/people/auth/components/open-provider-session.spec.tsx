import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { followIdentity } from '@/lib/query/follow-identity';
import { queryClient } from '@/lib/query/query-client';
import { resetRoot } from '@/lib/store/root-store';
import { authWire } from '@/test/token';
import OpenProviderSession from './open-provider-session';

let stop: () => void;

beforeEach(() => {
  stop = followIdentity(queryClient);
});

afterEach(() => {
  stop();
  queryClient.clear();
  resetRoot();
});

/** Renders the exchange of a code that works once; `first` answers its first use. */
function exchange(first: () => Response) {
  let uses = 0;
  vi.stubGlobal('fetch', async () => {
    uses += 1;
    return uses === 1 ? first() : refusal('AUTH_013');
  });
  const seen = { onLoggedIn: vi.fn(), onCodeNeeded: vi.fn(), onFailed: vi.fn() };
  render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <OpenProviderSession code="works-once" {...seen} />
      </QueryClientProvider>
    </StrictMode>,
  );
  return { ...seen, uses: () => uses };
}

const refusal = (errorCode: string) =>
  Response.json({ isSuccess: false, message: '', errorCode, data: null }, { status: 401 });

it('a code is exchanged once, although the login starts every query over', async () => {
  const { onLoggedIn, onFailed, uses } = exchange(() =>
    Response.json({ isSuccess: true, message: '', errorCode: null, data: authWire() }),
  );
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
  // The queries start over after the page has rendered.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(uses()).toBe(1);
  expect(onFailed).not.toHaveBeenCalled();
});

it('asks for the second step, and reports a refused code', async () => {
  await loadNamespaces('auth');
  const second = exchange(() => refusal('AUTH_017'));
  expect(await screen.findByRole('textbox')).toHaveFocus();
  expect(second.onCodeNeeded).toHaveBeenCalledOnce();
  const refused = exchange(() => refusal('AUTH_013'));
  await waitFor(() => expect(refused.onFailed).toHaveBeenCalledExactlyOnceWith('AUTH_013'));
});
