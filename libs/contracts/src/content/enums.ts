import type { ValueOf } from '../common/enums.ts';

/** Everything that editors publish. */
export const ContentKind = { POST: 1, EVENT: 2, QUESTION: 3, PICTURE: 4, PAGE: 5, HOME_SECTION: 6 } as const;
export type ContentKind = ValueOf<typeof ContentKind>;

/** The status of one language's text. */
export const TextStatus = { DRAFT: 1, PUBLISHED: 2 } as const;
export type TextStatus = ValueOf<typeof TextStatus>;
