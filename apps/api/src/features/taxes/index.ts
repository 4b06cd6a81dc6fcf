/**
 * What the law adds to a price, for anything that is sold. Owns `tax_rates`, which come with the seed, each row with its
 * source (`canadianTaxRates` in libs/domain), and `tax_registrations`, which the settings' page writes. Reads no other
 * feature's tables.
 */
export { readRegistrations, readTaxTables, type TaxTables, writeRegistrations } from './taxes.queries.js';
export { taxTerms } from './tax-terms.js';
