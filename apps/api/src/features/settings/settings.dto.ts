import { bodyOf } from '../../platform/http/index.js';

export class SettingsDto extends bodyOf('settings.put') {}
export class SocialLinksDto extends bodyOf('socialLinks.admin.put') {}
