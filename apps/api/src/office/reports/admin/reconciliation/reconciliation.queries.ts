import { type BookCheck, PaymentStatus, type PaymentSubjectKind, RefundStatus } from '@dronesoccer/contracts';
import type { Executor } from '../../../../platform/database/index.js';
import type { Account } from '../../../../money/payments/index.js';

/** Something in the books that does not add up. */
export interface Mismatch {
  /** What was held against what. */
  check: BookCheck;
  /** The row it is about: an order's number, a product's slug, a coupon's code, a payment's id. */
  subject: string;
  expected: number;
  found: number;
  /** How many there are of this check, named or not. */
  total: number;
}

const received = `p.status IN (${PaymentStatus.PAID}, ${PaymentStatus.REFUNDED})`;

/** Cents of a payment `p` that went back or are on their way back. */
const refunded = `COALESCE((SELECT sum(r.amount_cents) FROM refunds r
  WHERE r.payment_id = p.id AND r.status <> ${RefundStatus.FAILED}), 0)`;

/** Everything that a feature accounts for. */
const accountedFor = (accounts: readonly Account[]): string =>
  ['SELECT NULL::uuid AS subject_id, NULL::boolean AS is_open WHERE false']
    .concat(accounts.map(({ subjects }) => `SELECT a.subject_id, a.is_open FROM (${subjects}) a`))
    .join(' UNION ALL ');

/** Money that came in and was not given back, nor promised back. */
const moneyOf = ({ subjects }: Account): string => `
  SELECT a.name AS subject, a.cents AS expected, COALESCE(h.cents, 0)::int AS found
  FROM (${subjects}) a
  LEFT JOIN (SELECT p.subject_id, sum(p.amount_cents - ${refunded}) AS cents FROM payments p WHERE ${received}
             GROUP BY p.subject_id) h USING (subject_id)`;

/** A thing that waits for no money has no open payment. */
const openPayments = `
  SELECT p.id::text AS subject, 1 AS expected, COALESCE(a.is_open, false)::int AS found
  FROM payments p LEFT JOIN accounted_for a USING (subject_id) WHERE p.status = ${PaymentStatus.PENDING}`;

const unexplainedPayments = `
  SELECT p.id::text AS subject, 0 AS expected, p.amount_cents AS found
  FROM payments p WHERE ${received} AND NOT EXISTS (SELECT FROM accounted_for a WHERE a.subject_id = p.subject_id)`;

const refundedPayments = `
  SELECT p.id::text AS subject, p.amount_cents AS expected,
    COALESCE((SELECT sum(r.amount_cents) FROM refunds r
      WHERE r.payment_id = p.id AND r.status = ${RefundStatus.DONE}), 0)::int AS found
  FROM payments p WHERE p.status = ${PaymentStatus.REFUNDED}`;

const paymentRefunds = `
  SELECT p.id::text AS subject, p.refunded_cents AS expected, ${refunded}::int AS found FROM payments p`;

/** How many of a check are named; the rest is counted. */
const named = 100;

/** Whatever in the books contradicts itself, or what a feature says of what it was paid for. */
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
     WHERE place <= ${named} ORDER BY "check", subject`,
  );
}

/** Payments that arrived, by what they were for; cents. */
export interface MoneySums {
  kind: PaymentSubjectKind;
  /** Whether a feature accounts for them. */
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
     WHERE ${received} GROUP BY 1, 2 ORDER BY 1, 2`,
  );
}
