import type { GroupWaiverWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import WaiverPage from './waiver';

const group: GroupWaiverWire = {
  ...{ host: 'Ann Roy', signed: 6, places: 4, isOver: false },
  wording: { version: 3, title: 'The wording', body: 'Text' },
};

async function open(state: GroupWaiverWire): Promise<unknown[]> {
  await loadNamespaces('memberships', 'guests');
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body?: string }) => {
    const signature = body === undefined ? null : (JSON.parse(body) as Record<string, unknown>);
    if (signature !== null) sent.push(signature);
    const name = signature?.['personName'] ?? signature?.['fullName'];
    const data = signature === null ? state : { name, lastDay: '2027-11-28', signed: 6 + sent.length };
    return Response.json({ isSuccess: true, message: '', errorCode: null, data });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/waiver/group/b?token=t']}>
        <Routes>
          <Route path="/waiver/:kind/:id" element={<WaiverPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

it('lets the guests of an arena sign one after the other, with the form empty again, until no one else can sign', async () => {
  const sent = await open(group);
  const sign = () => fireEvent.click(screen.getByRole('button', { name: 'I agree and sign' }));
  fireEvent.change(await screen.findByLabelText(/full name/), { target: { value: 'Sam Guest' } });
  sign();
  expect(await screen.findByText(/^For Sam Guest, valid until/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Sign for another person' }));
  expect(await screen.findByLabelText(/full name/)).toHaveValue('');
  expect(screen.getByRole('heading', { name: 'The wording' })).toHaveFocus();
  expect(screen.getByText('Signed so far: 4 of up to 4')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.change(screen.getByLabelText(/^Name of the minor/), { target: { value: 'Mia Guest' } });
  fireEvent.change(screen.getByLabelText(/full name/), { target: { value: 'Sam Guest' } });
  sign();
  expect(await screen.findByText(/^For Mia Guest, valid until/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent).toEqual([
    { fullName: 'Sam Guest', version: 3 },
    { fullName: 'Sam Guest', personName: 'Mia Guest', version: 3 },
  ]);
});

it.each([
  ['the session is over', { ...group, isOver: true }, 'This session is over'],
  ['no one else can sign', { ...group, signed: 8 }, 'The waivers of this group are complete'],
])('has no form once %s', async (_reason, state, title) => {
  await open(state);
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.queryByLabelText(/full name/)).toBeNull();
});
