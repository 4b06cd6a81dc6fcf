import { type BookingDraft, namesFor, type WhoForm } from './draft';
import { updateDraft, useBookingState } from './draft-store';

/** A person whom a signed-in customer can give a seat. `id` is `booker` or the id of a child. */
export interface KnownPerson {
  id: string;
  name: string;
}

type Seats = Pick<BookingDraft, 'names' | 'people'>;

/** Gives a person the first seat that has no name, or another seat. */
export function seatPerson({ names, people }: Seats, { id, name }: KnownPerson): Seats {
  const free = names.findIndex((each, index) => each === '' && !people[index]);
  const seat = free === -1 ? names.length : free;
  const seats = Math.max(names.length, seat + 1);
  return { names: replaceAt(namesFor(names, seats), seat, name), people: replaceAt(namesFor(people, seats), seat, id) };
}

/** Takes a person's seat away, or empties it if it is the only one. */
export function unseatPerson({ names, people }: Seats, id: string): Seats {
  const seat = people.indexOf(id);
  if (seat === -1) return { names, people };
  if (names.length === 1) return { names: [''], people: [] };
  const others = (values: readonly string[]) => values.filter((_value, index) => index !== seat);
  return { names: others(names), people: others(people) };
}

const replaceAt = (values: readonly string[], at: number, value: string): string[] =>
  values.map((each, index) => (index === at ? value : each));

type ContactForm = Pick<WhoForm, 'fullName' | 'isForMinor' | 'guardianName'>;

/** The functions of a form with the customer's name and the guardian. */
interface GuardedForm {
  getValues: () => ContactForm;
  setValue: { (name: 'isForMinor', value: boolean): void; (name: 'guardianName', value: string): void };
}

/** Asks for the guardian whom a child needs: the customer, unless someone else is named. */
export function askForGuardian({ getValues, setValue }: GuardedForm): void {
  const { fullName, guardianName } = getValues();
  setValue('isForMinor', true);
  if (guardianName === '') setValue('guardianName', fullName);
}

/** Changes the seats of the draft. */
export function changeSeats(person: KnownPerson, isSeated: boolean, form: GuardedForm): void {
  const { draft } = useBookingState.getState();
  updateDraft(isSeated ? seatPerson(draft, person) : unseatPerson(draft, person.id));
  if (!isSeated || person.id === 'booker') return;
  askForGuardian(form);
  updateDraft(form.getValues());
}
