import { Role } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { NewSlotDrawer } from './slot-drawers';

const name = { en: 'Main arena', fr: 'Aréna principal' };
const arena = { id: 'a', name, location: { id: 'l', name, city: 'Laval' }, isActive: true, capacity: 10, hours: [] };
const calendar = { slots: [], holidays: [], timeZone: 'America/Toronto' };

/** A screen that can be turned, which makes it as narrow as a phone. */
function stubScreen(): () => void {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  return () => {
    media.matches = true;
    media.dispatchEvent(new Event('change'));
  };
}

it('keeps what was typed about a new slot when the phone is turned', async () => {
  startSession(authWire(Role.SUPER_ADMIN));
  const turn = stubScreen();
  let areDaysKnown = true;
  vi.stubGlobal('fetch', (url: string) => {
    const isCalendar = url.includes('/slots');
    if (isCalendar && !areDaysKnown) return new Promise(() => undefined);
    const data = isCalendar ? calendar : url.includes('/arenas/a') ? arena : { items: [arena], total: 1, page: 1 };
    return Promise.resolve(Response.json({ isSuccess: true, message: '', errorCode: null, data }));
  });
  await loadNamespaces('slots.admin', 'kit', 'common');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <NewSlotDrawer /> }])} />
    </QueryClientProvider>,
  );
  const seats = await screen.findByLabelText(/^Seats/);
  fireEvent.change(seats, { target: { value: '7' } });
  areDaysKnown = false;
  act(turn);
  expect(screen.getByLabelText(/^Seats/)).toHaveValue('7');
});
