import { useRoot } from '@/lib/store/root-store';

/**
 * Starts a product search (spec 4, Search). Returns whether to navigate to the shop; an empty term starts no search.
 */
export function startSearch(text: string): boolean {
  const searchTerm = text.trim();
  if (searchTerm === '') return false;
  useRoot.setState({ search: { searchTerm, isSearching: true } });
  return true;
}

/** Clears the search when the mobile search closes or a category is chosen (spec 4, Search). */
export function clearSearch(): void {
  useRoot.setState({ search: { searchTerm: '', isSearching: false } });
}

/** Deactivates the search if the shop's URL has no term, but keeps the term as the box's recent search. */
export function deactivateSearch(): void {
  useRoot.setState(({ search }) => ({ search: { ...search, isSearching: false } }));
}
