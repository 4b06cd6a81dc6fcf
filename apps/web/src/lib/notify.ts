import { lateListener } from './late-listener';

/** The types of the spec's toast message; anything else counts as success (spec 8, Toast type mapping). */
export type NoticeType = 'success' | 'danger' | 'warning' | 'default';

export interface Notice {
  message: string;
  type?: NoticeType;
  heading?: string;
  /** A way on from it that stands elsewhere as well: a toast closes soon. What can be taken back is `notifyUndo`. */
  action?: { label: string; onPress: () => void };
}

const notices = lateListener<Notice>();

/** Shows a toast; callable from anywhere, inside React or not. */
export const notify = notices.publish;
export const onFirstNotice = notices.onFirst;
export const listenToNotices = notices.listen;
