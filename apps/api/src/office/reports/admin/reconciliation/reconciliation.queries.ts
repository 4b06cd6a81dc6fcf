import { type BookCheck, PaymentStatus, type PaymentSubjectKind, RefundStatus } from '@dronesoccer/contracts';
import type { Executor } from '../../../../platform/database/index.js';
import { type Account, isReceived } from '../../../../money/payments/index.js';

/** An inconsistency in the books. */
export interface Mismatch {
  /** The check that failed. */
  check: BookCheck;
  /** The identifier of the affected row: an order's number, a product's slug, a coupon's code or a payment's ID. */
  subject: string;
  expected: number;
  found: number;
  /** The total number of mismatches of this check, including those that are not listed. */
  total: number;
}

/** The cents of a payment `p` that were refunded or are being refunded. */
const refunded = `COALESCE((SELECT sum(r.amount_cents) FROM refunds r
  WHERE r.payment_id = p.id AND r.status <> ${RefundStatus.FAILED}), 0)`;

/** Selects every subject that a feature accounts for. */
const accountedFor = (accounts: readonly Account[]): string =>
  ['SELECT NULL::uuid AS subject_id, NULL::boolean AS is_open WHERE false']
    .concat(accounts.map(({ subjects }) => `SELECT a.subject_id, a.is_open FROM (${subjects}) a`))
    .join(' UNION ALL ');

/** Compares each subject's expected amount with its received payments, less completed and pending refunds. */
const moneyOf = ({ subjects }: Account): string => `
  SELECT a.name AS subject, a.cents AS expected, COALESCE(h.cents, 0)::int AS found
  FROM (${subjects}) a
  LEFT JOIN (SELECT p.subject_id, sum(p.amount_cents - ${refunded}) AS cents FROM payments p WHERE ${isReceived}
             GROUP BY p.subject_id) h USING (subject_id)`;

/** A subject that is not waiting for payment must have no open payment. */
const openPayments = `
  SELECT p.id::text AS subject, 1 AS expected, COALESCE(a.is_open, false)::int AS found
  FROM payments p LEFT JOIN accounted_for a USING (subject_id) WHERE p.status = ${PaymentStatus.PENDING}`;

const unexplainedPayments = `
  SELECT p.id::text AS subject, 0 AS expected, p.amount_cents AS found
  FROM payments p WHERE ${isReceived} AND NOT EXISTS (SELECT FROM accounted_for a WHERE a.subject_id = p.subject_id)`;

const refundedPayments = `
  SELECT p.id::text AS subject, p.amount_cents AS expected,
    COALESCE((SELECT sum(r.amount_cents) FROM refunds r
      WHERE r.payment_id = p.id AND r.status = ${RefundStatus.DONE}), 0)::int AS found
  FROM payments p WHERE p.status = ${PaymentStatus.REFUNDED}`;

const paymentRefunds = `
  SELECT p.id::text AS subject, p.refunded_cents AS expected, ${refunded}::int AS found FROM payments p`;

/** The number of mismatches listed per check. The rest are only counted. */
const maxListed = 100;

/** Finds contradictions within the books, and between the books and the features' accounts. */
export function mismatches(executor: Executor, accounts: readonly Account[]): Promise<Mismatch[]> {
  const checks: [BookCheck, string][] = [
    ['openPayments', openPayments],
    ['unexplainedPayments', unexplainedPayments],
    ['refundedPayments', refundedPayments],
    ['paymentRefunds', paymentRefunds],
    ...accounts.flatMap((account) => [
      [account.moneyCheck, moneyOf(account)] as [BookCheck, string],
      ...(Object.entries(account.checks) as [BookCheck, string][]),
    ]),
  ];
  const sql = checks
    .map(([check, query]) => `SELECT '${check}' AS "check", c.* FROM (${query}) c WHERE c.expected <> c.found`)
    .join('\nUNION ALL\n');
  return executor.query<Mismatch>(
    `WITH accounted_for AS (${accountedFor(accounts)})
     SELECT "check", subject, expected, found, total
     FROM (SELECT m.*, count(*) OVER w AS total, row_number() OVER (w ORDER BY subject) AS place
           FROM (${sql}) AS m WINDOW w AS (PARTITION BY "check")) AS mismatches
     WHERE place <= ${maxListed} ORDER BY "check", subject`,
  );
}

/** The received payments by kind of subject, in cents. */
export interface MoneySums {
  kind: PaymentSubjectKind;
  /** True if a feature accounts for the payments. */
  isExplained: boolean;
  payments: number;
  receivedCents: number;
  refundedCents: number;
}

export function moneySums(executor: Executor, accounts: readonly Account[]): Promise<MoneySums[]> {
  return executor.query<MoneySums>(
    `WITH accounted_for AS (${accountedFor(accounts)})
     SELECT s.kind, EXISTS (SELECT FROM accounted_for a WHERE a.subject_id = p.subject_id) AS "isExplained",
       count(*) AS payments, sum(p.amount_cents)::bigint AS "receivedCents", sum(${refunded})::bigint AS "refundedCents"
     FROM payments p JOIN payment_subjects s ON s.id = p.subject_id
     WHERE ${isReceived} GROUP BY 1, 2 ORDER BY 1, 2`,
  );
}
