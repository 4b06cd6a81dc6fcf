import { patterns, PaymentSubjectKind } from '@dronesoccer/contracts';
import type { Subject } from './payable.js';

/** How a provider's session or event names the subject: texts, as providers keep nothing else. */
export interface SubjectMark {
  subjectKind: string;
  subjectId: string;
  /** For the version before, which may be the one to receive the event of a session that this one has opened. */
  orderId?: string;
}

export function markOf({ kind, id }: Subject): SubjectMark {
  return { subjectKind: String(kind), subjectId: id, ...(kind === PaymentSubjectKind.ORDER && { orderId: id }) };
}

/** Null for what is no mark of ours. One that names an order alone was made by the version before. */
export function subjectOf(mark: Readonly<Partial<Record<keyof SubjectMark, unknown>>>): Subject | null {
  const { subjectKind, subjectId, orderId } = mark;
  const id = subjectId ?? orderId;
  if (typeof id !== 'string' || !patterns.uuid.test(id)) return null;
  const kind = subjectId === undefined ? PaymentSubjectKind.ORDER : kindOf(subjectKind);
  return kind && { kind, id: id.toLowerCase() };
}

/** Any number: whether it is the payment's own kind is asked when the two are compared. */
function kindOf(text: unknown): PaymentSubjectKind | null {
  return typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? (Number(text) as PaymentSubjectKind) : null;
}

export const isSameSubject = (a: Subject, b: Subject): boolean => a.kind === b.kind && a.id === b.id;
