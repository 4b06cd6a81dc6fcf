import { MembershipStatus } from '@dronesoccer/contracts';
import { type Account, adjustedCents } from '../../../money/payments/index.js';

const { PENDING, CANCELLED } = MembershipStatus;

/** A paid membership is worth its total less its refunds. A granted membership costs nothing. */
const subjects = `
  SELECT m.id AS subject_id, m.number AS name, m.status = ${PENDING} AS is_open,
    CASE WHEN m.status IN (${PENDING}, ${CANCELLED}) THEN 0
      ELSE GREATEST(0, m.total_cents - m.given_back_cents - ${adjustedCents('m.id')})::int END AS cents
  FROM memberships m`;

const taxesOfMemberships = `
  SELECT m.number AS subject, m.tax_cents AS expected,
    COALESCE((SELECT sum(t.amount_cents) FROM membership_tax_lines t WHERE t.membership_id = m.id), 0)::int AS found
  FROM memberships m`;

/** Reconciles memberships with their payments, and reports the differences. */
export const membershipAccount: Account = {
  subjects,
  moneyCheck: 'membershipMoney',
  checks: { membershipTaxes: taxesOfMemberships },
};
