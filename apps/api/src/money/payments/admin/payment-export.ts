import { valueNames } from '@dronesoccer/contracts';
import { column, type CsvExport, dollarColumn, instantColumn } from '../../../platform/http/index.js';
import type { FoundPayment } from './find-payments.queries.js';

/**
 * Amounts are plain numbers in dollars, and instants are in the organisation's time zone. The reference is the one on
 * the provider's statements.
 */
export const paymentExport: CsvExport<FoundPayment> = {
  name: { en: 'payments', fr: 'paiements' },
  whenEmpty: 'PAY_011',
  columns: [
    column('Purchase', 'Achat', (row) => row.name),
    column('Type', 'Type', (row, locale) => valueNames.paymentSubject[row.subject.kind][locale]),
    column('Status', 'État', (row, locale) => valueNames.paymentStatus[row.status][locale]),
    column('Email', 'Courriel', (row) => row.email),
    column('Location', 'Emplacement', (row) => row.locationName),
    instantColumn('Started', 'Commencé', (row) => row.createdAt),
    instantColumn('Paid', 'Payé', (row) => row.paidAt),
    dollarColumn('Amount', 'Montant', (row) => row.amountCents),
    dollarColumn('Refunded', 'Remboursé', (row) => row.refundedCents),
    column('Provider', 'Fournisseur', (row) => row.provider),
    column('Paid at the desk by', 'Payé au comptoir par', ({ method }, locale) =>
      method === null ? '' : valueNames.deskMethod[method][locale],
    ),
    column('Reference', 'Référence', (row) => row.reference),
  ],
};
