import { type ContactDraft, parseDraft } from './draft';

/** The draft is kept in the tab's session storage only: a report of misconduct must not remain on a shared device. */
const key = 'contactDraft';

export function storedDraft(): ContactDraft | null {
  try {
    return parseDraft(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

export function keepDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
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
