import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { useRoot } from '@/lib/store/root-store';
import { listingPath, readListing, type Listing } from './listing';
import { clearSearch, startSearch } from './search';

/** A link that clears the search changes the address as well; only a search that was merely closed has to be helped. */
const closedSearchDelayMs = 100;

/**
 * The listing of the address, kept in step with the stored search (spec 4, Search). The address is what counts: a term
 * in it becomes the active search, a category or an address without a term ends it. Two ways lead back: a search that
 * is still active when the shop is entered without one shows again, and one that was closed in the header leaves the
 * address.
 */
export function useListing(): Listing {
  const [params] = useSearchParams();
  const navigate = useNavigateLocal();
  const state = useRoot(({ search }) => search);
  const activeTerm = state.isSearching ? state.searchTerm : '';
  const listing = readListing(params);
  const { search } = listing;
  const canResume = listing.category === null && !listing.sale;
  const addressWithout = listingPath(listing, { search: '' });
  const addressWithActive = listingPath(listing, { search: activeTerm });
  const seen = useRef<string | null>(null);

  useEffect(() => {
    const before = seen.current;
    seen.current = search;
    const replace = (address: string) => navigate(address, { replace: true, preventScrollReset: true });
    const hasMoved = before !== search;
    if (hasMoved && search !== '') {
      if (search !== activeTerm) startSearch(search);
    } else if (hasMoved && activeTerm !== '') {
      if (before === null && canResume) replace(addressWithActive);
      else clearSearch();
    } else if (search !== '' && activeTerm === '') {
      const timer = window.setTimeout(() => replace(addressWithout), closedSearchDelayMs);
      return () => window.clearTimeout(timer);
    }
    return undefined;
  }, [search, activeTerm, canResume, addressWithout, addressWithActive, navigate]);

  return listing;
}
