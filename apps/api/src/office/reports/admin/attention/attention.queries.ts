import {
  CampaignStatus,
  ContactState,
  DeliveryState,
  DisputeStatus,
  inboxTypes,
  OrderStatus,
  PaymentStatus,
  RefundStatus,
  ReturnStatus,
} from '@dronesoccer/contracts';
import { companyParams, type CompanyScope, companySql } from '../../../../platform/access/index.js';
import type { Executor } from '../../../../platform/database/index.js';

/** The counts that only a SUPER_ADMIN sees. */
interface OrganisationCounts {
  failedPayments: number;
  failedRefunds: number;
  openDisputes: number;
  openReturns: number;
  newContacts: number;
  soldOut: number;
  lowStock: number;
  unknownDeliveries: number;
}

/** The FROM clause for the refused refunds `r` that are still owed, like `hasRefusedRefund`, and their payments `p`. */
const owedRefunds = `refunds r JOIN payments p ON p.id = r.payment_id AND r.status = ${RefundStatus.FAILED}
  AND p.amount_cents > p.refunded_cents`;

/** Counts orders, contacts, products and campaigns like the lists that the counts lead to, in one statement. */
export async function organisationCounts(
  executor: Executor,
  { paymentsFrom, lowThreshold }: { paymentsFrom: Date; lowThreshold: number },
): Promise<OrganisationCounts> {
  const [row] = await executor.query<OrganisationCounts>(
    `SELECT
       (SELECT count(*) FROM orders o WHERE o.status = ${OrderStatus.PENDING} AND EXISTS (
         SELECT FROM payments p WHERE p.subject_id = o.id AND p.status = ${PaymentStatus.FAILED}
           AND p.created_at >= $1::timestamptz)) AS "failedPayments",
       (SELECT count(DISTINCT o.id) FROM ${owedRefunds} JOIN orders o ON o.id = p.subject_id) AS "failedRefunds",
       (SELECT count(*) FROM disputes d WHERE d.status = ${DisputeStatus.NEEDS_RESPONSE}) AS "openDisputes",
       (SELECT count(DISTINCT r.order_id) FROM order_returns r
         WHERE r.status IN (${ReturnStatus.REQUESTED}, ${ReturnStatus.APPROVED})) AS "openReturns",
       (SELECT count(*) FROM contacts c WHERE c.state = ${ContactState.NEW} AND c.type IN (${inboxTypes.join(', ')})
         AND c.deactivated_at IS NULL AND NOT c.is_suspected) AS "newContacts",
       s."soldOut", s."lowStock",
       (SELECT count(*) FROM campaigns c WHERE c.status = ${CampaignStatus.SENT} AND NOT c.resending AND EXISTS (
         SELECT FROM campaign_deliveries d WHERE d.campaign_id = c.id AND d.state = ${DeliveryState.UNKNOWN}))
         AS "unknownDeliveries"
     FROM (SELECT count(*) FILTER (WHERE f.quantity = 0) AS "soldOut", count(*) FILTER (WHERE f.quantity > 0) AS "lowStock"
       FROM (SELECT COALESCE(sum(l.quantity), 0) AS quantity FROM products p
         LEFT JOIN stock_levels l ON l.product_id = p.id WHERE p.is_active GROUP BY p.id) f
       WHERE f.quantity <= $2) s`,
    [paymentsFrom, lowThreshold],
    'attention-organisation',
  );
  if (row === undefined) throw new Error('A count has one row');
  return row;
}

/** Counts the bookings in scope with a refund that the provider refused. */
export async function failedBookingRefunds(executor: Executor, scope: CompanyScope): Promise<number> {
  const [row] = await executor.query<{ count: number }>(
    `SELECT count(DISTINCT b.id) AS count FROM ${owedRefunds}
     JOIN bookings b ON b.id = p.subject_id JOIN class_slots s ON s.id = b.slot_id
     JOIN arenas a ON a.id = s.arena_id JOIN locations l ON l.id = a.location_id
     WHERE ${companySql('l.company_id', 1)}`,
    companyParams(scope),
    'attention-bookings',
  );
  return row?.count ?? 0;
}

/** Counts the memberships with a refund that the provider refused. */
export async function failedMembershipRefunds(executor: Executor): Promise<number> {
  const sql = `SELECT count(DISTINCT m.id) AS count FROM ${owedRefunds} JOIN memberships m ON m.id = p.subject_id`;
  return (await executor.query<{ count: number }>(sql, [], 'attention-memberships'))[0]?.count ?? 0;
}
