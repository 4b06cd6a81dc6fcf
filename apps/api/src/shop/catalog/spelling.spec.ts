import { lettersApart, wordsMeant } from './spelling.js';

it.each([
  ['battery', 'battery', 0],
  ['batery', 'battery', 1],
  ['bettery', 'battery', 1],
  ['battary', 'battery', 1],
  ['abttery', 'battery', 1],
  ['batteryy', 'battery', 1],
  ['battreyy', 'battery', 2],
  ['', 'cage', 4],
])('%p and %p are %i letters apart', (one, other, distance) => {
  expect(lettersApart(one, other)).toBe(distance);
  expect(lettersApart(other, one)).toBe(distance);
});

describe('what a misspelt word means', () => {
  it('is its nearest neighbour, with the same first letter first', () => {
    expect(wordsMeant('cqge', ['page', 'cage', 'cape'])).toEqual(['cage']);
    expect(wordsMeant('rage', ['page', 'rags', 'cage'])).toEqual(['rags', 'cage', 'page']);
  });

  it('is no word of three letters, and none that is too far', () => {
    expect(wordsMeant('nets', ['net'])).toEqual([]);
    expect(wordsMeant('cages', ['cakew'])).toEqual([]);
  });

  it('may double the wrong letter', () => {
    expect(wordsMeant('baterry', ['battery', 'bakery'])).toEqual(['battery']);
  });

  it('may be two letters away in a long word', () => {
    expect(wordsMeant('controlelrs', ['controller'])).toEqual(['controller']);
  });
});
