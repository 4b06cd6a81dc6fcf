import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLocationChoice } from '../model/choice';
import { rememberClosing } from '../model/closing';
import { quietMs } from '../model/when-idle';
import { preloadChooser } from './load-chooser';
import { LocationChooserHost } from './location-chooser-host';

beforeEach(async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('[]', { headers: { 'content-type': 'application/json' } })),
  );
  document.cookie = 'locationChooserClosed=; path=/; max-age=0';
  useLocationChoice.setState({ isOpen: false, isUnasked: false, coordinates: null });
  await preloadChooser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
