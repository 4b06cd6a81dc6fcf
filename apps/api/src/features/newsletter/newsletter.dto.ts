import { bodyOf } from '../../platform/http/index.js';

export class SubscribeDto extends bodyOf('newsletter.subscribe') {}
export class PreferencesDto extends bodyOf('newsletter.preferences') {}
export class CreateTagDto extends bodyOf('newsletter.tags.create') {}
export class UpdateTagDto extends bodyOf('newsletter.tags.update') {}
