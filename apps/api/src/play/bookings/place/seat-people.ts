import type { LocalText } from '@dronesoccer/contracts';
import { childrenOf, fullNameOf } from '../../../club/families/index.js';
import type { Executor } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { PlacingRequest, RequestedSeat } from './booking-request.js';

/** A seat with the person who sits there. At most one of the two ids is set. */
export interface SeatPerson {
  name: string;
  userId: string | null;
  childId: string | null;
}

export const noOne: SeatPerson = { name: '', userId: null, childId: null };

type Booker = Pick<PlacingRequest, 'userId' | 'seats' | 'contact'>;

/**
 * Resolves the persons whom the seats of a booking name. A child gives the seat its name.
 *
 * @throws AppError BOOK_007 if a seat names a child that the booker does not look after, if two seats name the same person,
 *   or if the booker says that no one under age takes part
 */
export async function peopleOfSeats(
  executor: Executor,
  { guardian, ...booker }: Booker & Pick<PlacingRequest, 'guardian'>,
): Promise<SeatPerson[]> {
  assertGuardian(guardian, booker.seats);
  const known = booker.seats.filter(isKnown).map(({ childId, isBooker }) => (isBooker ? 'booker' : childId));
  if (known.length > new Set(known).size) throw refusal(twice);
  const people = await knownPeople(executor, booker);
  return people.map((person) => {
    if (person === null) throw refusal(notYours);
    return person;
  });
}

/** @throws AppError BOOK_007 if a child takes part although the booker says that no one under age does */
export function assertGuardian(
  guardian: PlacingRequest['guardian'],
  people: readonly { childId?: string | null | undefined }[],
): void {
  if (guardian !== null || !people.some(({ childId }) => childId)) return;
  throw new AppError('BOOK_007', { errors: [{ field: 'guardian', message: guardianMissing }] });
}

/** Resolves them for a later offer: a child whom the booker no longer looks after leaves its seat without a name. */
export const peopleStillKnown = async (executor: Executor, booker: Booker): Promise<SeatPerson[]> =>
  (await knownPeople(executor, booker)).map((person) => person ?? noOne);

/** Returns null for a seat of someone whom the booker may not name. */
async function knownPeople(executor: Executor, { userId, seats, contact }: Booker): Promise<(SeatPerson | null)[]> {
  const children = userId === null || !seats.some(isKnown) ? [] : await childrenOf(executor, userId);
  return seats.map(({ name, childId, isBooker }) => {
    if (isBooker) return userId === null ? null : { name: name === '' ? contact.name : name, userId, childId: null };
    if (childId === null) return { name, userId: null, childId };
    const child = children.find(({ id }) => id === childId);
    return child === undefined ? null : { name: fullNameOf(child), userId: null, childId };
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
  en: 'Log in to book for yourself and your children',
  fr: 'Connectez-vous pour réserver pour vous et vos enfants',
};
