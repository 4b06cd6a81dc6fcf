import { whenSettled } from '@/lib/when-settled';

/** Registers the service worker of a production build once the page is idle. Returns a function that cancels this. */
export function registerServiceWorker(): (() => void) | undefined {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  return whenSettled(() => {
    // A browser may refuse, for example in a private window. The site then works, but only online.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
