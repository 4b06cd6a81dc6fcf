import { PaymentSubjectKind, type ReceivedBody } from '@dronesoccer/contracts';
import { AppError } from '../../platform/errors/index.js';
import type { Subject } from './payable.js';

/** @throws AppError PAY_007 if the body names no subject, or more than one */
export function subjectOfBody({ orderId, bookingId, membershipId }: ReceivedBody<'payments.create'>): Subject {
  const named = [
    { kind: PaymentSubjectKind.ORDER, id: orderId },
    { kind: PaymentSubjectKind.BOOKING, id: bookingId },
    { kind: PaymentSubjectKind.MEMBERSHIP, id: membershipId },
  ].filter((subject): subject is Subject => subject.id !== undefined);
  const [subject, another] = named;
  if (subject === undefined || another !== undefined) {
    const message = {
      en: 'Name exactly one of orderId, bookingId and membershipId',
      fr: 'Indiquez exactement un seul de orderId, bookingId et membershipId',
    };
    throw new AppError('PAY_007', { errors: [{ field: 'orderId', message }] });
  }
  return subject;
}
