// Owns: tax_rates, tax_registrations.
//
// The taxes on everything that is sold. The rates come with the seed, each with its source (`canadianTaxRates` in
// libs/domain), and the settings page writes the registrations.
export { readRegistrations, type TaxTables, writeRegistrations } from './taxes.queries.js';
export { presentTax } from './taxes.presenter.js';
export { taxTerms } from './tax-terms.js';
export { type CurrentSettings, SettingsReader } from './settings-reader.js';
export { TaxesModule } from './taxes.module.js';
