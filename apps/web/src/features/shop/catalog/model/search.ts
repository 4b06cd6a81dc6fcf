import { useRoot } from '@/lib/store/root-store';

/** Starts a product search; an empty term starts none (spec 4, Search). True when the shop should show. */
export function startSearch(text: string): boolean {
  const searchTerm = text.trim();
  if (searchTerm === '') return false;
  useRoot.setState({ search: { searchTerm, isSearching: true } });
  return true;
}

/** Closing the mobile search and choosing a category clear the search (spec 4, Search). */
export function clearSearch(): void {
  useRoot.setState({ search: { searchTerm: '', isSearching: false } });
}

/** The shop without a term in its address is the whole shop; the term stays as a recent search in the box. */
export function restSearch(): void {
  useRoot.setState(({ search }) => ({ search: { ...search, isSearching: false } }));
}
