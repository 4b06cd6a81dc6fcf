import { type PolicyAdminWire, type PolicyVersionAdminWire, Role } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepUnsaved, unsavedOf } from '@/features/common/admin/unsaved/unsaved-text';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { forgetSession, startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { formOf } from '../model/policy-form';
import { PolicyEditor } from './policy-editor';

const version = (number: number, id = `v${number}`): PolicyVersionAdminWire => ({
  ...{ id, number, state: number === 2 ? 'current' : 'former', validFrom: '2026-11-01T00:00:00Z' },
  ...{ publishedBy: null, acceptances: 0 },
});
const policyOf = (latest: PolicyVersionAdminWire): PolicyAdminWire => ({
  name: 'terms',
  versions: [latest, version(1)],
});
const textsOf = (id: string) => {
  const text = { title: `Title ${id}`, body: `Body ${id}` };
  return { en: text, fr: text };
};
const base = formOf(textsOf('v2'));

/** The versions on the server. A publication after any other version than the latest is refused. */
const server = { latest: version(2), after: [] as string[] };

function answer(data: unknown, errorCode: string | null = null): Response {
  const reply = { isSuccess: errorCode === null, message: '', errorCode, data };
  const headers = { 'content-type': 'application/json' };
  return new Response(JSON.stringify(reply), { status: errorCode === null ? 200 : 409, headers });
}

beforeEach(async () => {
  server.latest = version(2);
  server.after = [];
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', async (request: Request | string, init?: { method?: string; body?: string }) => {
    if (init?.method === 'POST') {
      const { after } = JSON.parse(init.body ?? '') as { after: string };
      server.after.push(after);
      return answer(policyOf(server.latest), after === server.latest.id ? null : 'CONTENT_004');
    }
    const number = Number(/\d+$/.exec(typeof request === 'string' ? request : request.url)?.[0]);
    const found = number === 2 ? server.latest : version(number);
    return answer({ ...found, texts: textsOf(found.id) });
  });
  startSession(authWire(Role.SUPER_ADMIN));
  await loadNamespaces('content.admin', 'policies.admin');
});

afterEach(() => forgetSession());

async function openEditor(address: string, title: string) {
  const onPublished = vi.fn();
  const editor = <PolicyEditor policy={policyOf(version(2))} onPublished={onPublished} />;
  const routes = [
    { path: '/', element: editor },
    { path: '/versions', element: 'All versions' },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(await screen.findAllByDisplayValue(title)).toHaveLength(2);
  return { onPublished, leave: () => act(() => router.navigate('/versions')) };
}

const titles = () => screen.getAllByLabelText<HTMLInputElement>(/^Title/);
const type = (value: string) => fireEvent.change(titles()[0] ?? document.body, { target: { value } });

async function publish(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Publish version 3' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
}

it('starts the next version from a former one, as a change of the latest', async () => {
  await openEditor('/?from=1', 'Title v1');
  expect(screen.getByRole('button', { name: 'Publish version 3' })).toBeEnabled();
});

it('starts again from a version that has the number of a withdrawn one', async () => {
  const { onPublished } = await openEditor('/', 'Title v2');
  server.latest = version(2, 'v2-again');
  type('Mine');
  await publish();
  fireEvent.click(await screen.findByRole('button', { name: 'Use theirs' }));
  expect(await screen.findAllByDisplayValue('Title v2-again')).toHaveLength(2);
  type('Mine');
  await publish();
  await waitFor(() => expect(onPublished).toHaveBeenCalledOnce());
  expect(server.after).toEqual(['v2', 'v2-again']);
});

it('brings an unsaved text back in both languages as it was, although the form shows a former version', async () => {
  const values = { ...base, titleEn: 'Mine' };
  keepUnsaved({ id: 'policy terms', base, values, at: '2026-11-27T12:00:00Z' });
  await openEditor('/?from=1', 'Title v1');
  fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(titles().map(({ value }) => value)).toEqual(['Mine', 'Title v2']);
});

it('leaves a former version that was only looked at without a question', async () => {
  const { leave } = await openEditor('/?from=1', 'Title v1');
  await leave();
  expect(await screen.findByText('All versions')).toBeInTheDocument();
});

it('forgets the typed text once the editor leaves without saving', async () => {
  const { leave } = await openEditor('/', 'Title v2');
  type('Mine');
  await waitFor(() => expect(unsavedOf('policy terms', base)).not.toBeNull());
  await leave();
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('All versions')).toBeInTheDocument();
  expect(unsavedOf('policy terms', base)).toBeNull();
});
