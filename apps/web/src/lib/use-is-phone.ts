import { useSyncExternalStore } from 'react';

/** Narrower than Tailwind's `sm` breakpoint. */
const narrow = '(width < 40rem)';

/**
 * Returns true if the screen is as narrow as a phone's. Use it only if CSS is not enough, to choose which view to
 * render.
 */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(narrow);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(narrow).matches,
    () => false,
  );
