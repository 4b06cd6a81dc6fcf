import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialRoot } from '@/lib/store/root-state';
import { useRoot } from '@/lib/store/root-store';
import { useLocationChoice } from '../model/choice';
import { rememberClosing } from '../model/closing';
import { quietMs } from '../model/when-idle';
import { preloadChooser } from './load-chooser';
import { LocationChooserHost } from './location-chooser-host';

/** The member's addresses, and what happens while they are on their way. */
let addresses: { isDefault: boolean }[];
let onCall = (): unknown => undefined;

beforeEach(async () => {
  addresses = [];
  onCall = () => undefined;
  vi.stubGlobal('fetch', (url: string) => {
    onCall();
    const reply = { isSuccess: true, message: '', data: addresses };
    return Promise.resolve(Response.json(url.includes('addresses') ? reply : []));
  });
  useRoot.setState(initialRoot, true);
  document.cookie = 'locationChooserClosed=; path=/; max-age=0';
  useLocationChoice.setState({ isOpen: false, isUnasked: false, coordinates: null });
  await preloadChooser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signIn = () =>
  useRoot.setState(({ auth }) => ({ auth: { ...auth, claims: [{ type: 'sub', value: 'someone' }] } }));

/** Returns true if the chooser opens automatically after the page has been visible for a while. */
async function opensOn(path: string): Promise<boolean> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <LocationChooserHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(2 * quietMs));
  // The answer about the addresses takes real time, whatever the faked clock says.
  vi.useRealTimers();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  return useLocationChoice.getState().isOpen;
}

it('opens at a quiet moment where a place is needed and none is known', async () => {
  expect(await opensOn('/fr/shop')).toBe(true);
  expect(useLocationChoice.getState().isUnasked).toBe(true);
});

it('stays closed on a page with a form', async () => {
  expect(await opensOn('/login')).toBe(false);
});

it('stays closed where a position is known', async () => {
  useLocationChoice.setState({ coordinates: { latitude: '49', longitude: '-123' } });
  expect(await opensOn('/')).toBe(false);
});

it('stays closed once it was closed in this session', async () => {
  rememberClosing();
  expect(await opensOn('/')).toBe(false);
});

describe('for a member', () => {
  beforeEach(signIn);

  it('opens if the member has no default address', async () => {
    addresses = [{ isDefault: false }];
    expect(await opensOn('/')).toBe(true);
  });

  it('stays closed if the member has a default address', async () => {
    addresses = [{ isDefault: false }, { isDefault: true }];
    expect(await opensOn('/')).toBe(false);
  });
});

// The last test, because a page remembers the visitor's actions until it is loaded again.
it('stays closed if the visitor acts after the quiet moment, while the addresses are loading', async () => {
  signIn();
  onCall = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await opensOn('/')).toBe(false);
});
