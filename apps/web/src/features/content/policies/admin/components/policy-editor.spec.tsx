import type { PolicyAdminWire, PolicyVersionAdminWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { PolicyEditor } from './policy-editor';

const version = (number: number): PolicyVersionAdminWire => ({
  ...{ id: `v${number}`, number, state: number === 2 ? 'current' : 'former', validFrom: '2026-11-01T00:00:00Z' },
  ...{ publishedBy: null, acceptances: 0 },
});
const policy: PolicyAdminWire = { name: 'terms', versions: [version(2), version(1)] };

it('starts the next version from a former one, as a change of the latest', async () => {
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const number = Number(/\d+$/.exec(typeof request === 'string' ? request : request.url)?.[0]);
    const text = { title: `Title ${number}`, body: `Body ${number}` };
    const data = { ...version(number), texts: { en: text, fr: text } };
    const reply = { isSuccess: true, message: '', errorCode: null, data };
    return new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } });
  });
  await loadNamespaces('content.admin', 'policies.admin');
  const editor = <PolicyEditor policy={policy} onPublished={() => undefined} />;
  const router = createMemoryRouter([{ path: '*', element: editor }], { initialEntries: ['/?from=1'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(await screen.findAllByDisplayValue('Title 1')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Publish version 3' })).toBeEnabled();
});
