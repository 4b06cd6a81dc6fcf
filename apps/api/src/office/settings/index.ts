// Writes: settings (platform). Reads: audit_entries (platform), settings (platform), users (users).
export { SettingsModule } from './settings.module.js';
