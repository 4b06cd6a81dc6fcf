// Owns: reconciliation_notices. Reads: arena_translations (arenas), arenas (arenas), audit_entries (platform),
// booking_seats (bookings), bookings (bookings), campaign_deliveries (campaigns), campaign_visits (campaigns),
// campaigns (campaigns), class_slots (slots), contact_messages (contacts), contacts (contacts), disputes (payments),
// location_translations (locations), locations (locations), membership_plan_texts (memberships), memberships
// (memberships), newsletter_subscriptions (subscribers), order_lines (orders), order_refunds (orders),
// order_return_lines (orders), order_returns (orders), orders (orders), payment_subjects (payments), payments
// (payments), product_images (catalog), product_translations (catalog), products (catalog), refund_lines (orders),
// refunds (payments), slot_coaches (coaching), stock_levels (inventory), stock_moves (inventory), users (users).
export { ReportFindings } from './admin/reconciliation/report-findings.js';
export { ReportsModule } from './reports.module.js';
