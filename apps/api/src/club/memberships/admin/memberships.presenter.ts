import {
  type Locale,
  type LocalText,
  type MembershipAdminWire,
  type MembershipRowWire,
  MembershipStatus,
  type PlanAdminWire,
} from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { presentRefund, type RefundView } from '../../../money/payments/index.js';
import { column, type CsvExport, dollarColumn, instantColumn } from '../../../platform/http/index.js';
import type { MembershipRow } from '../memberships.queries.js';
import type { PlanRow } from '../plans.queries.js';
import type { MembershipEventRow } from './memberships.queries.js';
import { presentMembership } from '../memberships.presenter.js';

export function presentRow(row: MembershipRow, locale: Locale): MembershipRowWire {
  const { userId, isForChild, name, email } = row;
  return { ...presentMembership(row, locale), userId, isForChild, name, email };
}

export function presentDetails(
  row: MembershipRow,
  { refunds, events }: { refunds: readonly RefundView[]; events: readonly MembershipEventRow[] },
  locale: Locale,
): MembershipAdminWire {
  return {
    ...presentRow(row, locale),
    refunds: refunds.map(presentRefund),
    events: events.map(({ kind, at, actor, data: { amountCents, reason = null } }) => ({
      ...{ kind, actor, reason },
      at: at.toISOString(),
      amount: amountCents === undefined ? null : toDollars(amountCents),
    })),
  };
}

export const presentPlanDetails = ({ priceCents, ...plan }: PlanRow): PlanAdminWire => ({
  ...plan,
  price: toDollars(priceCents),
});

const statuses: Readonly<Record<MembershipStatus, LocalText>> = {
  [MembershipStatus.PENDING]: { en: 'Unpaid', fr: 'Impayée' },
  [MembershipStatus.ACTIVE]: { en: 'Active', fr: 'Active' },
  [MembershipStatus.CANCELLED]: { en: 'Cancelled', fr: 'Annulée' },
  [MembershipStatus.EXPIRED]: { en: 'Expired', fr: 'Expirée' },
  [MembershipStatus.ENDED]: { en: 'Ended', fr: 'Terminée' },
};

/** Instants are shown in the organisation's time zone; days are those of the member. */
export const membershipExport: CsvExport<MembershipRow> = {
  name: { en: 'memberships', fr: 'adhesions' },
  whenEmpty: 'MEMB_012',
  columns: [
    column('Number', 'Numéro', (row) => row.number),
    column('Status', 'État', (row, locale) => statuses[row.status][locale]),
    column('Plan', 'Formule', (row, locale) => row.planName[locale]),
    // The member is the child; its name is empty after the child's profile was removed.
    column('Name', 'Nom', (row) => (row.isForChild ? (row.childName ?? '') : row.name)),
    column('Guardian', 'Parent ou tuteur', (row) => (row.isForChild ? row.name : '')),
    column('Email', 'Courriel', (row) => row.email),
    column('Province/Territory', 'Province ou territoire', (row) => row.province),
    column('First day', 'Premier jour', (row) => row.firstDay ?? ''),
    column('Last day', 'Dernier jour', (row) => row.lastDay ?? ''),
    instantColumn('Placed', 'Demandée', (row) => row.placedAt),
    instantColumn('Paid', 'Payée', (row) => row.paidAt),
    dollarColumn('Subtotal', 'Sous-total', (row) => row.subtotalCents),
    dollarColumn('Tax', 'Taxes', (row) => row.totalCents - row.subtotalCents),
    dollarColumn('Total', 'Total', (row) => row.totalCents),
    dollarColumn('Refunded', 'Remboursé', (row) => row.refundedCents),
  ],
};
