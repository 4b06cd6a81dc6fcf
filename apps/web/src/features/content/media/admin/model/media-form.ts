import { contentFields, type MediaTerms } from '@dronesoccer/contracts';
import type { RuledForm } from '@/lib/forms/use-ruled-form';

export interface MediaFormValues {
  altEn: string;
  altFr: string;
  focusX: number;
  focusY: number;
}

export type MediaForm = RuledForm<MediaFormValues>;

export const mediaRules = { altEn: contentFields.pictureAlt, altFr: contentFields.pictureAlt } as const;

export const formOf = ({ alt, focus }: MediaTerms): MediaFormValues => ({
  ...{ altEn: alt.en, altFr: alt.fr, focusX: focus.x, focusY: focus.y },
});

export const termsOf = ({ altEn, altFr, focusX, focusY }: MediaFormValues): MediaTerms => ({
  alt: { en: altEn, fr: altFr },
  focus: { x: focusX, y: focusY },
});

const fieldNames = {
  'alt.en': 'altEn',
  'alt.fr': 'altFr',
  'focus.x': 'focusX',
  'focus.y': 'focusY',
} as const satisfies Record<string, keyof MediaFormValues>;

/** Maps a field of the call to the form's field, or to null. */
export const fieldOf = (field: string): keyof MediaFormValues | null =>
  Object.hasOwn(fieldNames, field) ? fieldNames[field as keyof typeof fieldNames] : null;

/**
 * Returns the focal point below a pointer, in whole percent of the picture's box, and inside it.
 *
 * @param box the place of the picture on the screen
 */
export function focusAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): { x: number; y: number } {
  const percent = (distance: number, length: number) =>
    length === 0 ? 50 : Math.min(100, Math.max(0, Math.round((100 * distance) / length)));
  return { x: percent(clientX - box.left, box.width), y: percent(clientY - box.top, box.height) };
}
