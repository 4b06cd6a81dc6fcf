import { PlanKind } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { i18n, loadNamespaces } from '@/lib/i18n/i18n';
import JoinMembershipPage from './membership-join';
import WaiverPage from './waiver';

afterEach(async () => {
  await act(() => i18n.changeLanguage('en'));
});

const planIn = (french: boolean) => ({
  ...{ id: 'p', kind: PlanKind.YOUTH, name: french ? 'Jeunesse' : 'Youth', summary: '' },
  ...{ price: 80, taxes: [], total: 80 },
});
const waiverIn = (french: boolean) => ({
  ...{ kind: 'account', id: 'u', name: 'Ann Roy', isMinor: false, canSign: true, signed: null },
  wording: { version: 1, title: french ? 'Décharge' : 'Waiver', body: 'Text' },
});
const groupIn = (french: boolean) => ({
  host: 'Ann Roy',
  signed: 0,
  places: 8,
  isOver: false,
  wording: waiverIn(french).wording,
});
const mine = { current: null, family: null, children: [], unpaid: null, card: null, refundableUntil: null };

function answerOf(url: string, french: boolean): unknown {
  if (url.includes('/memberships/plans')) return [planIn(french)];
  if (url.includes('/me/membership')) return mine;
  if (url.includes('/me/family')) return { children: [], adults: [], needsBirthDate: true };
  if (url.includes('/group-waivers/')) return groupIn(french);
  return url.includes('/waivers/') ? waiverIn(french) : [];
}

it.each<[string, ComponentType, string, string, RegExp, string]>([
  ['the form to join', JoinMembershipPage, '/membership/join', '?plan=2', /guardian/, 'Jeunesse'],
  ['a waiver', WaiverPage, '/waiver/:kind/:id', '', /full name/, 'Décharge'],
  ['a waiver of a guest', WaiverPage, '/waiver/group/:id', '', /full name/, 'Décharge'],
])('%s keeps its typed text when the language changes', async (_name, Page, path, query, label, inFrench) => {
  await loadNamespaces('membership', 'guests');
  vi.stubGlobal('fetch', async (url: string) => {
    const data = answerOf(url, i18n.language === 'fr');
    return Response.json({ isSuccess: true, message: '', errorCode: null, data });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`${path.replace(':kind', 'account').replace(':id', 'u')}${query}`]}>
        <Routes>
          <Route path={path} element={<Page />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.change(await screen.findByLabelText(label), { target: { value: 'ann@example.com' } });
  await act(() => i18n.changeLanguage('fr'));
  await waitFor(() => expect(screen.getByRole('heading', { name: inFrench })).toBeInTheDocument());
  expect(screen.getByDisplayValue('ann@example.com')).toBeInTheDocument();
});
