import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { FarAway } from '@/test/far-away';
import { renderedPart } from './rendered-part';

let end = () => {};
afterEach(() => act(() => end()));

function Seats() {
  const [seats, setSeats] = useState(0);
  return <button onClick={() => setSeats(seats + 1)}>Seats: {seats}</button>;
}

it("keeps the server's elements until someone uses the page, and then answers the press that they received", async () => {
  vi.stubGlobal('IntersectionObserver', FarAway);
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Seats }>();
  const load = vi.fn(() => promise);
  const Part = renderedPart(load, { className: 'w-full' });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<div class="w-full"><div class="contents"><button>Seats: server</button></div></div>';
  const errors = vi.fn();
  act(() => {
    const part = (
      <QueryClientProvider client={new QueryClient()}>
        <Part />
      </QueryClientProvider>
    );
    const root = hydrateRoot(container, part, { onRecoverableError: errors });
    end = () => {
      root.unmount();
      container.remove();
    };
  });
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
