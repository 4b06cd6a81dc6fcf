import type { RuledForm } from '@/lib/forms/use-ruled-form';
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
  return { names: replaced(namesFor(names, seats), seat, name), people: replaced(namesFor(people, seats), seat, id) };
}

/** Takes a person's seat away, or empties it if it is the only one. */
export function unseatPerson({ names, people }: Seats, id: string): Seats {
  const seat = people.indexOf(id);
  if (seat === -1) return { names, people };
  if (names.length === 1) return { names: [''], people: [] };
  const others = (values: readonly string[]) => values.filter((_value, index) => index !== seat);
  return { names: others(names), people: others(people) };
}

const replaced = (values: readonly string[], at: number, value: string): string[] =>
  values.map((each, index) => (index === at ? value : each));

/** Changes the seats of the draft. A child needs a guardian, who is the customer unless someone else is named. */
export function changeSeats(person: KnownPerson, isSeated: boolean, form: RuledForm<WhoForm>): void {
  const { draft } = useBookingState.getState();
  updateDraft(isSeated ? seatPerson(draft, person) : unseatPerson(draft, person.id));
  if (!isSeated || person.id === 'booker') return;
  form.setValue('isForMinor', true);
  if (form.getValues('guardianName') === '') form.setValue('guardianName', form.getValues('fullName'));
  updateDraft(form.getValues());
}
