// Owns: reconciliation_notices. Reads: product_images (catalog), product_translations (catalog), products (catalog),
// stock_levels (inventory), order_lines (orders), orders (orders), payment_subjects (payments), payments (payments), refunds
// (payments).
export { ReportFindings } from './admin/reconciliation/report-findings.js';
export { ReportsModule } from './reports.module.js';
