export { SettingsModule } from './settings.module.js';
export { lowStockThreshold, readSettings, settingsVersion } from './settings.queries.js';
