import { Role } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { keepUnsaved } from '@/features/common/admin/unsaved/unsaved-text';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { forgetSession, startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { emptyArena } from '../../model/arena-form';
import { ArenaFormDrawer } from './arena-form-drawer';

afterEach(() => {
  forgetSession();
  localStorage.clear();
});

it('brings back an arena that was not saved when the session ended', async () => {
  startSession(authWire(Role.SUPER_ADMIN));
  // The list of locations never arrives.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const values = { ...emptyArena, nameEn: 'Harbour hall' };
  keepUnsaved({ id: 'arena new', base: emptyArena, values, at: '2026-11-27T12:00:00Z' });
  await loadNamespaces('arenas.admin', 'kit');
  const drawer = <ArenaFormDrawer arena={null} />;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: drawer }])} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Bring it back' }));
  expect(screen.getByDisplayValue('Harbour hall')).toBeVisible();
});
