import { loadNamespaces } from '@/lib/i18n/i18n';

/** Loads the chooser's code and texts, when the page is idle or the pointer approaches the chooser's button. */
export async function loadChooser() {
  const [{ LocationChooser }] = await Promise.all([import('./location-chooser'), loadNamespaces('locations')]);
  return { default: LocationChooser };
}

/** Preloads the chooser. A failure shows only when the chooser is opened. */
export async function preloadChooser(): Promise<void> {
  await loadChooser().catch(() => undefined);
}
