import { useState } from 'react';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { listingPath, type Filters, type Listing } from './listing';

/** What narrows or sorts a list of products. */
export type Narrowing = Partial<Filters & Pick<Listing, 'sort'>>;

/**
 * The listing as it was just asked for, and how to narrow or sort it. The address follows a moment later, when the page is ready
 * to show it; a box that was ticked must not wait for that.
 */
export function useWantedListing(listing: Listing): [Listing, (change: Narrowing) => void] {
  const navigate = useNavigateLocal();
  const path = listingPath(listing, { page: listing.page });
  const [asked, setAsked] = useState<{ at: string; change: Narrowing } | null>(null);
  // As soon as the address has changed, it is what counts, also when a later step leads back.
  if (asked !== null && asked.at !== path) setAsked(null);
  const change = asked?.at === path ? asked.change : {};
  const wanted = { ...listing, ...change };
  return [
    wanted,
    (more) => {
      setAsked({ at: path, change: { ...change, ...more } });
      navigate(listingPath(wanted, more), { preventScrollReset: true });
    },
  ];
}
