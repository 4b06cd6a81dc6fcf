import { expect, it } from 'vitest';
import { announcedMinutes, clockText } from './hold';

it('the end of a hold is announced at five minutes and at one, not each second', () => {
  const announced = Array.from({ length: 901 }, (_, passed) => announcedMinutes(900 - passed));
  const changes = announced.filter((value, index) => index > 0 && value !== announced[index - 1]);
  expect(changes).toEqual([5, 1, null]);
  expect([announcedMinutes(301), announcedMinutes(300), announcedMinutes(60), announcedMinutes(0)]).toEqual([
    ...[null, 5, 1, null],
  ]);
});

it('the time that is left reads like a clock', () => {
  expect([900, 65.9, 5, -3].map(clockText)).toEqual(['15:00', '1:05', '0:05', '0:00']);
});
