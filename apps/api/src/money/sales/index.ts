// Owns: none. Reads: users (users).
//
// The kit for everything that is sold: see docs/decisions/sales.md.
export type { Sale, SaleKind, SaleRow } from './sale.js';
export { type InvoiceContent, SaleInvoices } from './sale-invoices.js';
export { defineSaleJobs } from './sale-jobs.js';
export { adoptGuestRows, timelineOf } from './sale-rows.js';
export { Sales } from './sales.js';
export { SalesModule } from './sales.module.js';
