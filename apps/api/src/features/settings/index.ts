// Owns: settings. Reads: audit_entries (platform), users (users).
export { SettingsModule } from './settings.module.js';
export {
  lowStockThreshold,
  maxPiecesPerOrder,
  maxPiecesPerProduct,
  readSettings,
  returnDays,
  settingsVersion,
} from './settings.queries.js';
