import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { showLanguageOf } from '@/lib/i18n/i18n';
import { listenToNotices, type Notice } from '@/lib/notify';
import { FarAway } from '@/test/far-away';
import { renderedPart } from './rendered-part';

let end = () => {};
afterEach(async () => {
  act(() => end());
  await act(() => showLanguageOf('/'));
});

function Seats() {
  const [seats, setSeats] = useState(0);
  return <button onClick={() => setSeats(seats + 1)}>Seats: {seats}</button>;
}

/** Hydrates a page with one part whose elements the server has rendered. */
function open(html: string, load: () => Promise<{ default: () => ReactNode }>) {
  vi.stubGlobal('IntersectionObserver', FarAway);
  const Part = renderedPart(load, { className: 'w-full' });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<div class="w-full"><div class="contents">${html}</div></div>`;
  const errors = vi.fn();
  const part = (
    <QueryClientProvider client={new QueryClient()}>
      <Part />
    </QueryClientProvider>
  );
  act(() => {
    const root = hydrateRoot(container, part, { onRecoverableError: errors });
    end = () => {
      root.unmount();
      container.remove();
    };
  });
  return errors;
}

it("keeps the server's elements until someone uses the page, and then answers the press that they received", async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Seats }>();
  const load = vi.fn(() => promise);
  const errors = open('<button>Seats: server</button>', load);
  const button = screen.getByRole('button', { name: 'Seats: server' });
  expect(load).not.toHaveBeenCalled();

  fireEvent.pointerDown(button);
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(button).toBeVisible();
  resolve({ default: Seats });
  const live = await screen.findByRole('button', { name: 'Seats: 1' });
  expect(live).toHaveFocus();
  expect(button).not.toBeInTheDocument();
  expect(errors).not.toHaveBeenCalled();
});

it('says that a press has failed when its code cannot be loaded, and does not answer it later', async () => {
  const notices: Notice[] = [];
  const stop = listenToNotices((notice) => notices.push(notice));
  let isOffline = true;
  open('<button>Seats: server</button>', async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Seats };
  });
  const button = screen.getByRole('button', { name: 'Seats: server' });
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({ message: expect.stringContaining('cannot be reached'), type: 'danger' });
  fireEvent.click(button);
  expect(notices).toHaveLength(2);

  isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Seats: 0' })).toBeVisible();
  expect(notices).toHaveLength(2);
  stop();
});

it('does not repeat a press on a button that turns out to be pressed already', async () => {
  const remove = vi.fn();
  const Heart = () => (
    <button aria-pressed onClick={remove}>
      Saved
    </button>
  );
  open('<button aria-pressed="false">Save</button>', async () => ({ default: Heart }));
  const button = screen.getByRole('button', { name: 'Save' });
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
  expect(remove).not.toHaveBeenCalled();
});

it('shows the part after the language was switched and switched back while its code loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Seats }>();
  open('<button>Seats: server</button>', () => promise);
  const button = screen.getByRole('button', { name: 'Seats: server' });
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  await act(() => showLanguageOf('/fr'));
  await act(() => showLanguageOf('/'));
  resolve({ default: Seats });
  expect(await screen.findByRole('button', { name: 'Seats: 0' })).toBeVisible();
});
