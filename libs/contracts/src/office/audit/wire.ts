import type { AuditSubject } from './names.ts';

/** One change by an administrator, or one look at protected data. */
export interface AuditEntryWire {
  id: string;
  at: string;
  /** Null if the actor's account was erased, or if the product acted on its own. */
  actor: { id: string; name: string; email: string } | null;
  /** For example `order.refunded`; `auditActionName` returns its name. */
  action: string;
  /** For example `order`; `auditSubjectName` returns its name. */
  subjectType: string;
  /** Null for a bulk call. */
  subjectId: string | null;
  /** The number of records that the call changed. */
  subjectCount: number;
  /** An IPv4 address, or the first 64 bits of an IPv6 address. Null for a job, and for entries of older versions. */
  network: string | null;
}

/** One field of the changed record, with its values as text; null where the field is absent. */
export interface AuditFieldWire {
  /** The path, for example `texts.en.name`. */
  field: string;
  before: string | null;
  after: string | null;
}

/** A record that the values of an entry name by its id, with its current name in the reader's language. */
export interface AuditRecordWire {
  id: string;
  /** For example `arena`. */
  subjectType: AuditSubject;
  name: string;
}

export interface AuditDetailWire extends AuditEntryWire {
  requestId: string | null;
  /** The records of a bulk call. */
  subjectIds: string[];
  fields: AuditFieldWire[];
  /** The known records among the ids of the subject and of the values. */
  records: AuditRecordWire[];
}
