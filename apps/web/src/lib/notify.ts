import { lateListener } from './late-listener';

/** The toast types of the spec; anything else counts as success (spec 8, Toast type mapping). */
export type NoticeType = 'success' | 'danger' | 'warning' | 'default';

export interface Notice {
  message: string;
  type?: NoticeType;
  heading?: string;
  /** A shortcut that must also exist elsewhere, because a toast closes soon. For undo use `notifyUndo`. */
  action?: { label: string; onPress: () => void };
}

const notices = lateListener<Notice>();

/** Shows a toast. It can be called from anywhere, inside or outside React. */
export const notify = notices.publish;
export const onFirstNotice = notices.onFirst;
export const listenToNotices = notices.listen;
