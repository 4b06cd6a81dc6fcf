import type { CallsWith } from '../../calls.ts';
import type { AuditSubject } from './names.ts';

/**
 * The kind of record whose personal data each CSV file holds, or null for a file without personal data. Each export of
 * personal data leaves an entry in the audit.
 */
export const exportedRecords: Readonly<Record<CallsWith<'csv'>, AuditSubject | null>> = {
  'arenaFigures.admin.export': null,
  'audit.admin.export': 'audit',
  'bookings.admin.export': 'booking',
  'companies.admin.export': 'company',
  'contacts.admin.export': 'contact',
  'coupons.admin.export': null,
  'coupons.admin.redemptions.export': 'coupon',
  'disputes.admin.export': 'dispute',
  'memberships.admin.export': 'membership',
  'memberships.imports.admin.refused': 'member-import',
  'newsletter.campaigns.admin.export': null,
  'newsletter.imports.admin.refused': 'subscriber-import',
  'newsletter.subscribers.admin.export': 'subscriber',
  'orders.admin.export': 'order',
  'partners.admin.export': 'partner',
  'payments.admin.export': 'payment',
  'products.admin.export': null,
  'products.admin.importErrors.export': null,
  'reports.admin.tableExport': null,
  'slots.admin.export': null,
  'users.admin.export': 'user',
};
