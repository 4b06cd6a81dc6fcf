import {
  type Locale,
  type LocalText,
  type MembershipAdminWire,
  type MembershipRowWire,
  MembershipStatus,
  type PlanAdminWire,
} from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { organisationClock } from '@dronesoccer/domain/calendar';
import type { CsvColumn } from '../../../platform/http/index.js';
import { presentMembership } from '../memberships.presenter.js';
import type { MembershipRow } from '../memberships.queries.js';
import type { PlanRow } from '../plans.queries.js';
import type { MembershipEventRow } from './memberships.queries.js';

export function presentRow(row: MembershipRow, locale: Locale): MembershipRowWire {
  return { ...presentMembership(row, locale), userId: row.userId, name: row.name, email: row.email };
}

export function presentDetails(
  row: MembershipRow,
  events: readonly MembershipEventRow[],
  locale: Locale,
): MembershipAdminWire {
  return {
    ...presentRow(row, locale),
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
export function exportColumns(locale: Locale): CsvColumn<MembershipRow>[] {
  const column = (en: string, fr: string, value: CsvColumn<MembershipRow>['value']): CsvColumn<MembershipRow> => ({
    heading: locale === 'fr' ? fr : en,
    value,
  });
  return [
    column('Number', 'Numéro', (row) => row.number),
    column('Status', 'État', (row) => statuses[row.status][locale]),
    column('Plan', 'Formule', (row) => row.planName[locale]),
    column('Name', 'Nom', (row) => row.name),
    column('Email', 'Courriel', (row) => row.email),
    column('Province/Territory', 'Province ou territoire', (row) => row.province),
    column('First day', 'Premier jour', (row) => row.firstDay ?? ''),
    column('Last day', 'Dernier jour', (row) => row.lastDay ?? ''),
    column('Placed', 'Demandée', (row) => organisationClock(row.placedAt)),
    column('Paid', 'Payée', (row) => (row.paidAt === null ? '' : organisationClock(row.paidAt))),
    column('Subtotal', 'Sous-total', (row) => toDollars(row.subtotalCents)),
    column('Tax', 'Taxes', (row) => toDollars(row.totalCents - row.subtotalCents)),
    column('Total', 'Total', (row) => toDollars(row.totalCents)),
    column('Refunded', 'Remboursé', (row) => toDollars(row.givenBackCents)),
  ];
}
