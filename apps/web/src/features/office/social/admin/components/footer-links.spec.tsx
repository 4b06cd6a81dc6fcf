import { type SocialLinksBody, type SocialLinksWire, socialNetworks } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { FooterLinks } from './footer-links';

const loaded: SocialLinksWire = {
  version: 1,
  links: socialNetworks.map(({ network, href }) => ({ network, href, isShown: true })),
};
const theirHref = 'https://www.facebook.com/theirs';
const theirs: SocialLinksWire = {
  version: 2,
  links: loaded.links.map((link) => (link.network === 'Facebook' ? { ...link, href: theirHref } : link)),
};

it('keeps the link that someone else changed in the meantime when the own change is saved', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const sent: SocialLinksBody[] = [];
  const answer = (data: object, isConflict = false) => {
    const reply = { isSuccess: !isConflict, message: '', errorCode: isConflict ? 'SET_001' : null, data };
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(reply), { status: isConflict ? 409 : 200, headers });
  };
  vi.stubGlobal('fetch', async (_url: unknown, init: { body?: string }) => {
    if (!init.body) return answer(loaded);
    const body = JSON.parse(init.body) as SocialLinksBody;
    sent.push(body);
    return body.version === 1 ? answer(theirs, true) : answer({ ...body, version: 3 });
  });
  await loadNamespaces('social.admin', 'settings.admin');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <FooterLinks /> }])} />
    </QueryClientProvider>,
  );
  const mine = 'https://www.instagram.com/mine';
  fireEvent.change(await screen.findByRole('textbox', { name: 'Instagram' }), { target: { value: mine } });
  fireEvent.click(screen.getByRole('button', { name: 'Save links' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([1, 2]));
  const hrefs = new Map(sent[1]?.links.map(({ network, href }) => [network, href]));
  expect(hrefs.get('Instagram')).toBe(mine);
  expect(hrefs.get('Facebook')).toBe(theirHref);
});
