// Owns: settings. Reads: audit_entries (platform), users (users).
export { type CurrentSettings, SettingsReader } from './settings-reader.js';
export { officeReaders } from './office-readers.js';
export { type SafeSportReaders, safeSportReaders } from './safe-sport-readers.js';
export { SettingsModule } from './settings.module.js';
export {
  lowStockThreshold,
  maxPiecesPerOrder,
  maxPiecesPerProduct,
  readSettings,
  returnDays,
} from './settings.queries.js';
