import type { LetterQuery } from '@dronesoccer/contracts';
import { bodyOf, TextField } from '../../platform/http/index.js';

export class SubscribeDto extends bodyOf('newsletter.subscribe') {}
export class PreferencesDto extends bodyOf('newsletter.preferences') {}
export class CreateTagDto extends bodyOf('newsletter.tags.create') {}
export class UpdateTagDto extends bodyOf('newsletter.tags.update') {}

/** Whatever stands there, the reader is unsubscribed. */
export class LetterQueryDto implements LetterQuery {
  @TextField({ min: 0, max: 200, optional: true })
  d?: string;
}
