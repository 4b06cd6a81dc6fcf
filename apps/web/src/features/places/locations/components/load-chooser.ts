import { loadAreas } from '@/lib/i18n/i18n';

/** The chooser's code and texts: when the page is idle, or when a hand comes near the button that opens it. */
export async function loadChooser() {
  const [{ LocationChooser }] = await Promise.all([import('./location-chooser'), loadAreas('locations')]);
  return { default: LocationChooser };
}

/** Fetches them ahead; a failure shows when they are needed. */
export async function preloadChooser(): Promise<void> {
  await loadChooser().catch(() => undefined);
}
