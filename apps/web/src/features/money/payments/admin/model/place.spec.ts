import { expect, it } from 'vitest';
import { chosenPlace, circleAt, otherPoint } from './place';

const ottawa = { id: 'ottawa', latitude: '45.4200', longitude: '-75.7' };
const halifax = { id: 'halifax', latitude: '44.65', longitude: '-63.58' };
const locations = [ottawa, halifax];

it('recognizes a location by its point, however its degrees are written', () => {
  expect(chosenPlace({ lat: '45.42', lng: '-75.70', radius: 5 }, locations)).toBe('ottawa');
  expect(chosenPlace({ lat: '45.42', lng: '-63.58', radius: 5 }, locations)).toBe(otherPoint);
  expect(chosenPlace({ radius: 5 }, locations)).toBe(otherPoint);
  expect(chosenPlace({}, locations)).toBeUndefined();
});

it('searches around the chosen location, keeps the distance, and leaves no part of the circle without one', () => {
  expect(circleAt('halifax', undefined, locations)).toEqual({ lat: '44.65', lng: '-63.58', radius: 1 });
  expect(circleAt('ottawa', 25, locations)).toEqual({ lat: '45.4200', lng: '-75.7', radius: 25 });
  expect(circleAt(undefined, 25, locations)).toEqual({ lat: undefined, lng: undefined, radius: undefined });
});
