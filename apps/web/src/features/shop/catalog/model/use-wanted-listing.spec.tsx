import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useListing } from './use-listing';
import { useRequestedListing } from './use-requested-listing';

function Steps() {
  const [wanted, narrow] = useRequestedListing(useListing());
  return (
    <>
      <button type="button" onClick={() => narrow({ sale: true })}>
        sale
      </button>
      <button type="button" onClick={() => narrow({ sort: 'price-asc' })}>
        sort
      </button>
      <output>{`${String(wanted.sale)} ${wanted.sort}`}</output>
    </>
  );
}

it('keeps a step that the address does not show yet when the next one follows', async () => {
  const loader = ({ request }: { request: Request }) =>
    new URL(request.url).search === '' ? null : new Promise<null>(() => undefined);
  const shop = { path: '/shop', element: <Steps />, hydrateFallbackElement: <p>…</p>, loader };
  const router = createMemoryRouter([shop], { initialEntries: ['/shop'] });
  render(<RouterProvider router={router} />);
  const sale = await screen.findByText('sale');
  act(() => sale.click());
  act(() => screen.getByText('sort').click());
  expect(screen.getByRole('status').textContent).toBe('true price-asc');
  expect(router.state.navigation.location?.search).toBe('?sale=1&sort=price-asc');
});
