import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import PolicyPage from './policy';

/** Opens the terms at an address whose version the server refuses. */
async function openTerms(search: string, status: number, errorCode: string): Promise<void> {
  await loadNamespaces('site', 'layout');
  const reply = { isSuccess: false, message: 'This link is no longer valid', errorCode, data: null };
  vi.stubGlobal('fetch', async () => Response.json(reply, { status }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/terms${search}`]}>
        <Routes>
          <Route path="/:name" element={<PolicyPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('leads from an expired preview to the valid version, and offers no other try', async () => {
  await openTerms('?version=3&preview=old', 410, 'CONTENT_008');
  expect(await screen.findByText('This link is no longer valid')).toBeVisible();
  expect(screen.getByRole('link', { name: /terms/i })).toHaveAttribute('href', '/policies/terms');
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers another try if a version cannot be loaded without a preview', async () => {
  await openTerms('?version=3', 500, 'COMMON_001');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /terms/i })).toBeNull();
});
