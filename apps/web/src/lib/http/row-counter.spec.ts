import { expect, it } from 'vitest';
import { RowCounter } from './row-counter';

const count = (...pieces: string[]): number => {
  const counter = new RowCounter();
  for (const piece of pieces) counter.add(new TextEncoder().encode(piece));
  return counter.rows;
};

it('counts rows behind the heading, however they are cut into pieces', () => {
  expect(count('a,b\r\n1,2\r\n3,4\r\n')).toBe(2);
  expect(count('a,b\r', '\n1,', '2\r\n3,4\r\n')).toBe(2);
  expect(count('')).toBe(0);
  expect(count('a,b\r\n')).toBe(0);
});

it('takes a line break inside quotes for part of its field', () => {
  expect(count('a\r\n"one\r\ntwo"\r\n"say ""hi""\n"\r\n')).toBe(2);
  expect(count('a\r\n"one', '\n', 'two"\r\n')).toBe(1);
});
