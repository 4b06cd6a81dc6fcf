// Reads the dashboard's settings. The settings feature edits them.
export { SettingsReadingModule } from './settings.module.js';
export {
  confirmRefundsAbove,
  holdSettings,
  lowStockThreshold,
  maxPiecesPerOrder,
  maxPiecesPerProduct,
  readSettings,
  returnDays,
  settingsVersion,
  shippingRates,
} from './settings.queries.js';
