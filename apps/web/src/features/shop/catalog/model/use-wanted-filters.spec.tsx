import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation, useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { readListing } from './listing';
import { useRequestedListing } from './use-requested-listing';

function Probe() {
  const [params] = useSearchParams();
  const [wanted, narrow] = useRequestedListing(readListing(params));
  const { search } = useLocation();
  return (
    <>
      <output>{`${search} ${String(wanted.sale)} ${String(wanted.inStock)}`}</output>
      <button
        type="button"
        onClick={() => {
          narrow({ sale: true });
        }}
      >
        Sale
      </button>
      <button
        type="button"
        onClick={() => {
          narrow({ inStock: true });
        }}
      >
        Stock
      </button>
      <Link to="/shop?category=kits&page=3">Back to all</Link>
    </>
  );
}

it('what was ticked shows at once, adds up, and goes into the address', () => {
  render(
    <MemoryRouter initialEntries={['/shop?category=kits&page=3']}>
      <Probe />
    </MemoryRouter>,
  );
  act(() => screen.getByRole('button', { name: 'Sale' }).click());
  expect(screen.getByRole('status')).toHaveTextContent('?category=kits&sale=1 true false');
  act(() => screen.getByRole('button', { name: 'Stock' }).click());
  expect(screen.getByRole('status')).toHaveTextContent('?category=kits&sale=1&stock=1 true true');
  act(() => screen.getByRole('link').click());
  expect(screen.getByRole('status')).toHaveTextContent('?category=kits&page=3 false false');
});
