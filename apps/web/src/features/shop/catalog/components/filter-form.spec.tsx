import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { defaultSort, freshListing, type Listing } from '../model/listing';
import { FilterForm } from './filter-form';

const everything: Listing = { ...freshListing, sort: defaultSort, page: 1 };

function Filters() {
  const [listing, setListing] = useState(everything);
  return (
    <>
      <FilterForm listing={listing} onChange={(change) => setListing({ ...listing, ...change })} />
      <button type="button" onClick={() => setListing({ ...listing, minPrice: 10, maxPrice: 50 })}>
        Other
      </button>
      <output>{`${listing.minPrice}-${listing.maxPrice}`}</output>
    </>
  );
}

beforeEach(() => loadNamespaces('shop'));

it('the upper price keeps the focus when leaving the lower one applies it', () => {
  render(<Filters />);
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
  act(() => from.focus());
  fireEvent.change(from, { target: { value: '100' } });
  act(() => to.focus());
  expect(screen.getByText('100-null')).toBeInTheDocument();
  expect(to).toHaveFocus();
});

it('the prices follow the address', () => {
  render(<Filters />);
  fireEvent.click(screen.getByRole('button', { name: 'Other' }));
  expect(screen.getByLabelText('From')).toHaveValue('10');
  expect(screen.getByLabelText('To')).toHaveValue('50');
});
