/** The arena that was looked at last. It belongs to the person, so it stays in the tab and goes with a logout. */
const key = 'slotArena';

export function rememberedArena(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberArena(id: string): void {
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // Without session storage the first arena is shown next time.
  }
}
