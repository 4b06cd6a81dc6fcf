import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { Breadcrumbs } from './breadcrumbs';

it('tells search engines the pages above this one, with their addresses in the page’s language', async () => {
  await i18n.changeLanguage('fr');
  const trail = [{ label: 'Boutique', to: '/shop' }, { label: 'Kit </script>' }];
  const routes = [{ path: '*', element: <Breadcrumbs trail={trail} /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/fr/shop/product/kit'] })} />);
  expect(screen.getByRole('link', { name: 'Boutique' })).toHaveAttribute('href', '/fr/shop');
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Boutique', item: `${location.origin}/fr/shop` },
      { '@type': 'ListItem', position: 2, name: 'Kit </script>' },
    ],
  });
});
