import { expect, it } from 'vitest';
import { seatPerson, unseatPerson } from './seating';

const leo = { id: 'c-1', name: 'Leo Roy' };

it('gives a person the first free seat, or another one', () => {
  const alone = seatPerson({ names: [''], people: [] }, leo);
  expect(alone).toEqual({ names: ['Leo Roy'], people: ['c-1'] });
  expect(seatPerson({ names: ['Ann', ''], people: [] }, leo)).toEqual({
    names: ['Ann', 'Leo Roy'],
    people: ['', 'c-1'],
  });
  expect(seatPerson(alone, { id: 'booker', name: 'Ann' })).toEqual({
    names: ['Leo Roy', 'Ann'],
    people: ['c-1', 'booker'],
  });
});

it('takes the seat of a person away, and empties the last one', () => {
  const two = { names: ['Leo Roy', 'Ann'], people: ['c-1', ''] };
  expect(unseatPerson(two, 'c-1')).toEqual({ names: ['Ann'], people: [''] });
  expect(unseatPerson({ names: ['Leo Roy'], people: ['c-1'] }, 'c-1')).toEqual({ names: [''], people: [] });
  expect(unseatPerson(two, 'c-2')).toEqual(two);
});
