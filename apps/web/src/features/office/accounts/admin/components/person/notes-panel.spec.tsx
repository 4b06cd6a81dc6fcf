import { type PersonWire, Role } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { NotesPanel } from './notes-panel';

const person = { id: 'p', notes: [] } as unknown as PersonWire;
const field = () => screen.getByRole('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('keeps the next note that is typed while a note is saved', async () => {
  startSession(authWire(Role.SUPER_ADMIN));
  let answer: () => void = () => undefined;
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(Response.json({ isSuccess: true, message: '', errorCode: null, data: person }));
      }),
  );
  await loadNamespaces('accounts.admin', 'kit');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <NotesPanel person={person} /> }])} />
    </QueryClientProvider>,
  );
  type('Called about the refund');
  const add = screen.getByRole('button');
  fireEvent.click(add);
  await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'true'));
  type('Called again');
  answer();
  await waitFor(() => expect(add).not.toHaveAttribute('aria-busy', 'true'));
  expect(field()).toHaveValue('Called again');
});
