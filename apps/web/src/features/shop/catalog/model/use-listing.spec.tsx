import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetRoot, useRoot } from '@/lib/store/root-store';
import { startSearch } from './search';
import { useCloseSearch, useListing } from './use-listing';

function Probe() {
  const { search } = useListing();
  const location = useLocation();
  return (
    <>
      <output>{`${location.pathname}${location.search} → ${search}`}</output>
      <button type="button" onClick={useCloseSearch()}>
        Close
      </button>
    </>
  );
}

const open = (address: string) =>
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <Probe /> }], { initialEntries: [address] })} />,
  );
const shown = () => screen.getByRole('status').textContent;
const stored = () => useRoot.getState().search;

beforeEach(() => {
  resetRoot();
});

describe('search and address', () => {
  it('a term in the address becomes the active search', () => {
    open('/shop?search=cage');
    expect(stored()).toEqual({ searchTerm: 'cage', isSearching: true });
  });

  it('the shop without a term is the whole shop, and the last term rests in the box', () => {
    startSearch('battery');
    open('/shop');
    expect(shown()).toBe('/shop → ');
    expect(stored()).toEqual({ searchTerm: 'battery', isSearching: false });
  });

  it('a category in the address ends the search', () => {
    startSearch('battery');
    open('/shop?category=drones');
    expect(stored()).toEqual({ searchTerm: '', isSearching: false });
  });

  it('closing the search takes it out of the address', async () => {
    open('/shop?search=cage&sort=name');
    await act(async () => screen.getByRole('button').click());
    expect(shown()).toBe('/shop?sort=name → ');
  });
});
