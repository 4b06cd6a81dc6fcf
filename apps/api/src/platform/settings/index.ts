// What the dashboard's settings say. They are edited in the settings feature.
export { SettingsReadingModule } from './settings.module.js';
export {
  lowStockThreshold,
  maxPiecesPerOrder,
  maxPiecesPerProduct,
  readSettings,
  returnDays,
  settingsVersion,
} from './settings.queries.js';
