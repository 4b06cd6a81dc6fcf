import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { i18n } from './i18n/i18n';
import { PageHead, StructuredData } from './page-head';

const router = () =>
  createMemoryRouter(
    [
      { path: '/faq', element: <PageHead title="Questions" description="What people ask" /> },
      { path: '/fr/faq', element: <PageHead title="Questions" /> },
      { path: '/cart', element: <PageHead title="Cart" isPrivate /> },
      { path: '/dashboard', element: <PageHead title="Admin Dashboard" alone isPrivate /> },
      { path: '/newsletter', element: <PageHead title="Newsletter" query="?page=2" /> },
      { path: '/waiting', element: <PageHead /> },
      { path: '/event/day', element: <PageHead title="Day" published={{ en: '/event/day', fr: '/event/jour' }} /> },
      { path: '/event/rink', element: <PageHead title="Rink" published={{ en: '/event/rink' }} /> },
    ],
    { initialEntries: ['/faq'] },
  );

const head = () => ({
  titles: [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent),
  description: [...document.head.querySelectorAll('meta[name=description]')].map((tag) => tag.getAttribute('content')),
  robots: [...document.head.querySelectorAll('meta[name=robots]')].map((tag) => tag.getAttribute('content')),
  links: [...document.head.querySelectorAll('link')].map(({ rel, hreflang, href }) => [rel, hreflang, href].join(' ')),
});

beforeEach(async () => {
  document.head.innerHTML = '';
  await act(() => i18n.changeLanguage('en'));
});

it('says what the page is, once', async () => {
  await act(async () => render(<RouterProvider router={router()} />));
  expect(head()).toEqual({
    titles: ['Questions · Drone Soccer Canada'],
    description: ['What people ask'],
    robots: [],
    links: [
      'canonical  http://localhost:3000/faq',
      'alternate en-CA http://localhost:3000/faq',
      'alternate fr-CA http://localhost:3000/fr/faq',
    ],
  });
});

it('leaves nothing of the page before', async () => {
  const pages = router();
  await act(async () => render(<RouterProvider router={pages} />));
  await act(() => pages.navigate('/cart'));
  expect(head()).toEqual({ titles: ['Cart · Drone Soccer Canada'], description: [], robots: ['noindex'], links: [] });
  await act(() => pages.navigate('/dashboard'));
  expect(head().titles).toEqual(['Admin Dashboard']);
  await act(() => pages.navigate('/waiting'));
  expect(head().titles).toEqual(['Drone Soccer Canada']);
});

it('names each page of a list by its own address, in both languages', async () => {
  const pages = router();
  await act(async () => render(<RouterProvider router={pages} />));
  await act(() => pages.navigate('/newsletter?page=2&from=mail'));
  expect(head().links).toEqual([
    'canonical  http://localhost:3000/newsletter?page=2',
    'alternate en-CA http://localhost:3000/newsletter?page=2',
    'alternate fr-CA http://localhost:3000/fr/newsletter?page=2',
  ]);
});

it('names the address that a page has in each language in which it is published', async () => {
  const pages = router();
  await act(async () => render(<RouterProvider router={pages} />));
  await act(() => pages.navigate('/event/day'));
  expect(head().links).toEqual([
    'canonical  http://localhost:3000/event/day',
    'alternate en-CA http://localhost:3000/event/day',
    'alternate fr-CA http://localhost:3000/fr/event/jour',
  ]);
  await act(() => pages.navigate('/event/rink'));
  expect(head().links).toEqual([
    'canonical  http://localhost:3000/event/rink',
    'alternate en-CA http://localhost:3000/event/rink',
  ]);
});

it('names the French address as the page’s own in French', async () => {
  const pages = router();
  await act(async () => render(<RouterProvider router={pages} />));
  await act(() => pages.navigate('/fr/faq'));
  await act(() => i18n.changeLanguage('fr'));
  expect(head().links[0]).toBe('canonical  http://localhost:3000/fr/faq');
});

it('gives data to search engines that no text in it can close', () => {
  const { container } = render(<StructuredData data={{ name: '</script><b>Ball' }} />);
  const script = container.querySelector('script[type="application/ld+json"]');
  expect(script?.innerHTML).not.toContain('<');
  expect(JSON.parse(script?.textContent ?? '')).toEqual({ name: '</script><b>Ball' });
});
