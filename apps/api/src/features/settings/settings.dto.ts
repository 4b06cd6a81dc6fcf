import { bodyOf } from '../../platform/http/index.js';

export class SettingsDto extends bodyOf('settings.put') {}
