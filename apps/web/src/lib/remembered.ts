import { identityOf } from './session/claims';
import { useRoot } from './store/root-store';

/**
 * An account's last choices on this device, such as an arena or a list's filters. They survive a logout, because the
 * account's next session continues with them, and no other account reads them.
 */
const keyOf = (name: string): string | null => {
  const identity = identityOf(useRoot.getState().auth.claims);
  return identity && `remembered:${identity.id}:${name}`;
};

/** The remembered text, or null. */
export function readRemembered(name: string): string | null {
  const key = keyOf(name);
  try {
    return key && localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(name: string, text: string): void {
  const key = keyOf(name);
  try {
    if (key) localStorage.setItem(key, text);
  } catch {
    // Without browser storage the screen starts with its defaults next time.
  }
}
