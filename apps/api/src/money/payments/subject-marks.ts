import { patterns, PaymentSubjectKind } from '@dronesoccer/contracts';
import type { Subject } from './payable.js';

/**
 * Identifies the subject in a provider's session or event. The values are strings, because providers store nothing
 * else.
 */
export interface SubjectMark {
  subjectKind: string;
  subjectId: string;
  /** The order ID for the previous release, which may receive the event of a session that this release opened. */
  orderId?: string;
}

export function markOf({ kind, id }: Subject): SubjectMark {
  return { subjectKind: String(kind), subjectId: id, ...(kind === PaymentSubjectKind.ORDER && { orderId: id }) };
}

/** Returns null if the mark is not ours. The previous release made marks that contain only an order's ID. */
export function subjectOf(mark: Readonly<Partial<Record<keyof SubjectMark, unknown>>>): Subject | null {
  const { subjectKind, subjectId, orderId } = mark;
  const id = subjectId ?? orderId;
  if (typeof id !== 'string' || !patterns.uuid.test(id)) return null;
  const kind = subjectId === undefined ? PaymentSubjectKind.ORDER : kindOf(subjectKind);
  return kind && { kind, id: id.toLowerCase() };
}

/** Accepts any number. The kind is compared with the payment's kind later. */
function kindOf(text: unknown): PaymentSubjectKind | null {
  return typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? (Number(text) as PaymentSubjectKind) : null;
}

export const isSameSubject = (a: Subject, b: Subject): boolean => a.kind === b.kind && a.id === b.id;
