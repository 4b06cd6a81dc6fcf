import { ContactState, ContactType, Role } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unsavedOf } from '@/features/common/admin/unsaved/unsaved-text';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { forgetSession, startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { ContactDrawer, ReportDrawer } from './contact-drawer';

const contact = {
  ...{ id: 'c-1', number: 'C-1', type: ContactType.CONTACT, state: ContactState.NEW, version: 1, assignee: null },
  ...{ name: 'Ann Roy', email: 'ann@example.com', phone: null, hasSmsConsent: false, message: 'Hello', details: {} },
  ...{ locale: 'en', isActive: true, isSuspected: false, thread: [], others: [], files: [] },
  createdAt: '2026-11-27T12:00:00Z',
};

beforeEach(async () => {
  startSession(authWire(Role.SUPER_ADMIN));
  vi.stubGlobal('fetch', async (url: string) => {
    const data = url.includes('c-1') ? contact : [];
    return Response.json({ isSuccess: true, message: '', errorCode: null, data });
  });
  await loadNamespaces('contacts.admin', 'kit');
});

afterEach(() => {
  forgetSession();
  localStorage.clear();
});

function open(Drawer: typeof ContactDrawer) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Drawer id="c-1" /> }])} />
    </QueryClientProvider>,
  );
}

const answer = () => screen.findByRole('textbox', { name: /answer/i });
const kept = () => unsavedOf('contact c-1', { text: '' })?.values.text;

it('brings back an answer that was not sent when the session ended', async () => {
  open(ContactDrawer);
  fireEvent.change(await answer(), { target: { value: 'A long answer' } });
  await waitFor(() => expect(kept()).toBe('A long answer'));
  cleanup();
  open(ContactDrawer);
  fireEvent.click(await screen.findByRole('button', { name: 'Bring it back' }));
  expect(await answer()).toHaveValue('A long answer');
});

it('never keeps the answer to a report in the browser', async () => {
  open(ReportDrawer);
  fireEvent.change(await answer(), { target: { value: 'About a child' } });
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(kept()).toBeUndefined();
});
