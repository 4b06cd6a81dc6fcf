import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { useHere } from '@/lib/router/use-here';
import { useRoot } from '@/lib/store/root-store';
import { listingPath, readListing, type Listing } from './listing';
import { clearSearch, deactivateSearch, startSearch } from './search';

/**
 * Reads the listing from the URL and keeps the stored search in step (spec 4, Search). The URL takes precedence: a term
 * in it becomes the active search, a category ends the search, and `/shop` alone shows the whole shop.
 */
export function useListing(): Listing {
  const [params] = useSearchParams();
  const state = useRoot(({ search }) => search);
  const activeTerm = state.isSearching ? state.searchTerm : '';
  const listing = readListing(params);
  const { search, category } = listing;
  const seen = useRef<string | null>(null);

  useEffect(() => {
    const before = seen.current;
    seen.current = search;
    if (before === search) return;
    if (search !== '') {
      if (search !== activeTerm) startSearch(search);
    } else if (activeTerm !== '') {
      if (category === null) deactivateSearch();
      else clearSearch();
    }
  }, [search, category, activeTerm]);

  return listing;
}

/** Ends the search without leaving the page, in the store and in the shop's URL (spec 4, Search). */
export function useCloseSearch(): () => void {
  const here = useHere();
  const navigate = useNavigateLocal();
  return () => {
    clearSearch();
    const listing = readListing(new URLSearchParams(here().search));
    if (listing.search === '') return;
    navigate(listingPath(listing, { search: '' }), { replace: true, preventScrollReset: true });
  };
}
