// Owns: tax_rates, tax_registrations.
// What the law adds to a price, for anything that is sold. The rates come with the seed, each with its source
// (`canadianTaxRates` in libs/domain); the settings' page writes the registrations.
export { readRegistrations, readTaxTables, type TaxTables, writeRegistrations } from './taxes.queries.js';
export { taxTerms } from './tax-terms.js';
export { type CurrentSettings, SettingsReader } from './settings-reader.js';
export { TaxesModule } from './taxes.module.js';
