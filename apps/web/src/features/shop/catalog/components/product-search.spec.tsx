import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { resetRoot, useRoot } from '@/lib/store/root-store';
import { deactivateSearch, startSearch } from '../model/search';
import { ProductSearch } from './product-search';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

beforeEach(() => {
  resetRoot();
  render(
    <MemoryRouter initialEntries={['/shop']}>
      <ProductSearch />
      <Address />
    </MemoryRouter>,
  );
});

const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const recent = () => screen.queryByRole('button', { name: /^Recent search: / });

it('the box shows the active search, and offers the last one while it is empty and in use', () => {
  act(() => void startSearch('battery'));
  expect(box().value).toBe('battery');
  act(deactivateSearch);
  expect(box().value).toBe('');
  expect(recent()).toBeNull();

  act(() => box().focus());
  expect(recent()).toHaveTextContent('Recent search: battery');
  fireEvent.change(box(), { target: { value: 'c' } });
  expect(recent()).toBeNull();
  fireEvent.change(box(), { target: { value: '' } });
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(recent()).toBeNull();
});

it('the last search is started again by a click', () => {
  act(() => void startSearch('battery'));
  act(deactivateSearch);
  act(() => box().focus());
  fireEvent.click(screen.getByRole('button', { name: 'Recent search: battery' }));
  expect(screen.getByRole('status')).toHaveTextContent('/shop?search=battery');
  expect(useRoot.getState().search).toEqual({ searchTerm: 'battery', isSearching: true });
  expect(recent()).toBeNull();
});

it('a search finds text that was typed before the page became live, which React did not see', () => {
  // The DOM's own setter, past the one by which React follows the value.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), 'battery');
  fireEvent.submit(screen.getByRole('search'));
  expect(screen.getByRole('status')).toHaveTextContent('/shop?search=battery');
});
