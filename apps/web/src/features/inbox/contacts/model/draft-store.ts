import { identityOf } from '@/lib/session/claims';
import { useRoot } from '@/lib/store/root-store';
import { type ContactDraft, parseDraft } from './draft';

/** The draft is kept in the tab's session storage only: a report of misconduct must not remain on a shared device. */
const key = 'contactDraft';

const currentId = (): string | null => identityOf(useRoot.getState().auth.claims)?.id ?? null;

/** Returns the stored draft of the current person, or what a guest typed before the login. */
export function storedDraft(): ContactDraft | null {
  try {
    const draft = parseDraft(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return draft?.ownerId === null || draft?.ownerId === currentId() ? draft : null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Omit<ContactDraft, 'ownerId'>): void {
  try {
    const owned: ContactDraft = { ...draft, ownerId: currentId() };
    sessionStorage.setItem(key, JSON.stringify(owned));
  } catch {
    // Without session storage the draft lasts as long as the page.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // If storage is unavailable, no draft was stored either.
  }
}
