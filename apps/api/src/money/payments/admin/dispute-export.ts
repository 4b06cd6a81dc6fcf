import { disputeReason, DisputeStatus, type LocalText, valueNames } from '@dronesoccer/contracts';
import { column, type CsvExport, dollarColumn, instantColumn } from '../../../platform/http/index.js';
import type { FoundDispute } from './find-disputes.queries.js';

const dispute: LocalText = { en: 'Dispute', fr: 'Contestation' };
const inquiry: LocalText = { en: 'Inquiry by the bank', fr: 'Demande de renseignements de la banque' };
const closed: LocalText = { en: 'Closed', fr: 'Fermée' };

/** Returns the state as the list names it. A closed inquiry was neither won nor lost. */
const stateOf = ({ status, isInquiry }: FoundDispute): LocalText =>
  isInquiry && status === DisputeStatus.WON ? closed : valueNames.disputeStatus[status];

/** Amounts are plain numbers in dollars, and instants are in the organisation's time zone. */
export const disputeExport: CsvExport<FoundDispute> = {
  name: { en: 'disputes', fr: 'contestations' },
  whenEmpty: 'PAY_012',
  columns: [
    column('Purchase', 'Achat', (row) => row.name),
    column('Purchase type', 'Type d’achat', (row, locale) => valueNames.paymentSubject[row.subject.kind][locale]),
    column('Type', 'Type', (row, locale) => (row.isInquiry ? inquiry : dispute)[locale]),
    column('Status', 'État', (row, locale) => stateOf(row)[locale]),
    column('Reason', 'Motif', (row, locale) => disputeReason(row.reason, locale)),
    dollarColumn('Amount', 'Montant', (row) => row.amountCents),
    dollarColumn('Payment', 'Paiement', (row) => row.paidCents),
    dollarColumn('Held or kept by the bank', 'Retenu par la banque', (row) => row.withdrawnCents),
    dollarColumn('Fees', 'Frais', (row) => row.feeCents),
    instantColumn('Opened', 'Ouverture', (row) => row.openedAt),
    instantColumn('Evidence by', 'Preuves avant le', (row) => row.respondBy),
    instantColumn('Closed', 'Fermeture', (row) => row.closedAt),
    column('Provider', 'Fournisseur', (row) => row.provider),
    column('Reference', 'Référence', (row) => row.reference),
  ],
};
