import { PlanKind } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { JoinForm } from './join-form';

const plan = { id: 'youth', kind: PlanKind.YOUTH, name: 'Youth', summary: '', price: 20, taxes: [], total: 20 };
const child = { id: 'c', firstName: 'Zoë', lastName: 'Roy' };

it('does not ask a parent for an own birth date while the family could not be loaded', async () => {
  await loadNamespaces('membership');
  let isOffline = true;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/family') && isOffline) throw new TypeError('offline');
    const data = url.includes('/family') ? { children: [child], adults: [] } : [plan];
    return Response.json({ isSuccess: true, message: '', errorCode: null, data });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <JoinForm plan={plan} addresses={[]} childId={null} isLeaving={false} onJoined={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByLabelText(/birth/i)).toBeNull();
  expect(screen.getByRole('button', { name: /pay/i })).toBeDisabled();
  isOffline = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('option', { name: 'Zoë Roy' })).toBeInTheDocument();
});
