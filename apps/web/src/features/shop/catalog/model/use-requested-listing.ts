import { useState } from 'react';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { listingPath, type Filters, type Listing } from './listing';

/** A change of the filters or the sort order. */
export type ListingChange = Partial<Filters & Pick<Listing, 'sort'>>;

/**
 * Returns the most recently requested listing, and a function to filter or sort it. The URL follows a moment later,
 * when the page is ready, but a ticked checkbox must not wait for that.
 */
export function useRequestedListing(listing: Listing): [Listing, (change: ListingChange) => void] {
  const navigate = useNavigateLocal();
  const path = listingPath(listing, { page: listing.page });
  const [asked, setAsked] = useState<{ at: string; change: ListingChange } | null>(null);
  // Once the URL has changed it takes precedence, even if a later step leads back to the earlier URL.
  if (asked !== null && asked.at !== path) setAsked(null);
  const change = asked?.at === path ? asked.change : {};
  const requested = { ...listing, ...change };
  return [
    requested,
    (more) => {
      setAsked({ at: path, change: { ...change, ...more } });
      navigate(listingPath(requested, more), { preventScrollReset: true });
    },
  ];
}
