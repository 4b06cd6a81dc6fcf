import { useSyncExternalStore } from 'react';

/** Narrower than Tailwind's `sm`. */
const narrow = '(width < 40rem)';

/** Whether the screen is as narrow as a phone's, for what cannot be left to styles: which view is shown. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(narrow);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(narrow).matches,
  );
