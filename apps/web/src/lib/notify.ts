/** The types of the spec's toast message; anything else counts as success (spec 8, Toast type mapping). */
export type NoticeType = 'success' | 'danger' | 'warning' | 'default';

export interface Notice {
  message: string;
  type?: NoticeType;
  heading?: string;
  /** Something to do about it, while it shows: undo. */
  action?: { label: string; onPress: () => void };
}

type Listener = (notice: Notice) => void;

const waiting: Notice[] = [];
let listener: Listener | null = null;
let onFirst: (() => void) | null = null;

/** Shows a toast; callable from anywhere, inside React or not. */
export function notify(notice: Notice): void {
  if (listener) {
    listener(notice);
    return;
  }
  waiting.push(notice);
  onFirst?.();
}

/** The toaster is loaded with the first notice only; until it listens, notices wait. */
export function onFirstNotice(wake: () => void): () => void {
  onFirst = wake;
  if (waiting.length > 0) wake();
  return () => {
    onFirst = null;
  };
}

export function listenToNotices(show: Listener): () => void {
  listener = show;
  for (const notice of waiting.splice(0)) show(notice);
  return () => {
    listener = null;
  };
}
