import type { FamilyWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { MyFamily } from './my-family';

it('says when a paid family plan begins, and offers no other plan until then', async () => {
  await loadNamespaces('families');
  const data: FamilyWire = {
    ...{ joined: null, children: [], adults: [], invitations: [], placesLeft: 4, canInviteAdults: false },
    ...{ planBegins: '2027-11-28', needsBirthDate: true },
  };
  vi.stubGlobal('fetch', async () => Response.json({ isSuccess: true, message: '', errorCode: null, data }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MyFamily />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/family membership begins on Nov 28, 2027/)).toBeInTheDocument();
  expect(screen.queryByText('See the memberships')).toBeNull();
});
