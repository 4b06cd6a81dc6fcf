import { type ContactDraft, parseDraft } from './draft';

/** Of this tab alone, and gone with it: a report of misconduct must not lie on a device that others use. */
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
    // What could not be read or written is not there either.
  }
}
