import type { LocalText } from '@dronesoccer/contracts';
import { childrenOf } from '../../../club/families/index.js';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { PlacingRequest, RequestedSeat } from './booking-request.js';

/** A seat with the person who sits there. At most one of the two ids is set. */
export interface SeatPerson {
  name: string;
  userId: string | null;
  childId: string | null;
}

/**
 * Resolves the persons whom the seats of a booking name. A child gives the seat its name.
 *
 * @throws AppError BOOK_007 if a seat names a child that the booker does not look after, if two seats name the same person,
 *   or if the booker says that no one under age takes part
 */
export async function peopleOfSeats(
  tx: Tx,
  { userId, seats, contact, guardian }: Pick<PlacingRequest, 'userId' | 'seats' | 'contact' | 'guardian'>,
): Promise<SeatPerson[]> {
  if (guardian === null && seats.some(({ childId }) => childId !== null)) {
    throw new AppError('BOOK_007', { errors: [{ field: 'guardian', message: guardianMissing }] });
  }
  const known = seats.filter(isKnown).map(({ childId, isBooker }) => (isBooker ? 'booker' : childId));
  if (known.length > new Set(known).size) throw refusal(twice);
  const children = userId === null || known.length === 0 ? [] : await childrenOf(tx, userId);
  return seats.map(({ name, childId, isBooker }) => {
    if (isBooker) {
      if (userId === null) throw refusal(notYours);
      return { name: name === '' ? contact.name : name, userId, childId: null };
    }
    if (childId === null) return { name, userId: null, childId };
    const child = children.find(({ id }) => id === childId);
    if (child === undefined) throw refusal(notYours);
    return { name: `${child.firstName} ${child.lastName}`, userId: null, childId };
  });
}

const isKnown = ({ childId, isBooker }: RequestedSeat): boolean => isBooker || childId !== null;

const refusal = (message: LocalText): AppError => new AppError('BOOK_007', { errors: [{ field: 'seats', message }] });

const guardianMissing: LocalText = {
  en: 'A child takes part, so a guardian is needed',
  fr: 'Un enfant participe : il faut un parent ou tuteur',
};
const twice: LocalText = {
  en: 'Each person takes one seat',
  fr: 'Chaque personne occupe une seule place',
};
const notYours: LocalText = {
  en: 'Sign in to book for yourself and your children',
  fr: 'Connectez-vous pour réserver pour vous et vos enfants',
};
