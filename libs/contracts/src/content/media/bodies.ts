import { type FieldsFor, integer, object, ruledText } from '../../common/body.ts';
import { contentFields } from '../entries/admin/fields.ts';
import type { MediaTerms } from './wire.ts';

const percent = integer({ min: 0, max: 100 });
const alt = ruledText(contentFields.pictureAlt);

export const mediaBodies = {
  // The version that the editor read. If the picture has changed since, CONTENT_004 carries its current state.
  'media.admin.save': {
    alt: object({ en: alt, fr: alt }),
    focus: object({ x: percent, y: percent }),
    version: integer({ min: 1 }),
  } satisfies FieldsFor<MediaTerms & { version: number }>,
};
