import type { DeskMethod, Locale, PaymentStatus, ReceivedQuery } from '@dronesoccer/contracts';
import { equals, onDays, type SqlList, usedElsewhere } from '../../../platform/database/index.js';
import { placeJson } from '../../../places/locations/index.js';
import type { ListedSubjects, Subject } from '../payable.js';

export interface FoundPayment {
  id: string;
  subject: Subject;
  name: string;
  email: string;
  locationId: string | null;
  locationName: string | null;
  provider: string;
  /** The provider's ID of the payment. */
  reference: string;
  method: DeskMethod | null;
  status: PaymentStatus;
  amountCents: number;
  refundedCents: number;
  createdAt: Date;
  paidAt: Date | null;
}

type PaymentFilter = Omit<ReceivedQuery<'payments.admin.export'>, 'lat' | 'lng' | 'radius'> & {
  /** The locations where the subject is picked up or takes place. */
  locationIds?: readonly string[] | undefined;
};

/** The payments of all subjects, newest first. */
export const paymentList: SqlList<FoundPayment, PaymentFilter, { subjects: ListedSubjects; language: Locale }> = {
  columns: (
    bind,
    { language },
  ) => `p.id, json_build_object('kind', k.kind, 'id', k.id) AS subject, COALESCE(s.name, '') AS name,
    COALESCE(s.email, '') AS email, s.location_id AS "locationId",
    ${placeJson('s.location_id', bind(language))} ->> 'name' AS "locationName", p.provider, p.reference, p.method, p.status,
    p.amount_cents AS "amountCents", p.refunded_cents AS "refundedCents", p.created_at AS "createdAt",
    p.paid_at AS "paidAt"`,
  from: (bind, { subjects, locationIds }) => {
    const payments = 'payments p JOIN payment_subjects k ON k.id = p.subject_id';
    if (locationIds === undefined) return payments;
    return `${payments} JOIN (${subjects(`${bind(locationIds)}::uuid[]`)}) s ON s.subject_id = p.subject_id`;
  },
  lookups: (_bind, { subjects, locationIds }) =>
    locationIds === undefined ? `LEFT JOIN (${subjects(null)}) s ON s.subject_id = p.subject_id` : '',
  filters: {
    status: equals('p.status'),
    kind: equals('k.kind'),
    ...onDays('p.created_at'),
    locationIds: usedElsewhere,
  },
  order: 'p.created_at DESC, p.id DESC',
};
