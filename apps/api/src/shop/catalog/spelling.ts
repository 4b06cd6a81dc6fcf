/**
 * Returns the number of differences between two words: a wrong, missing or extra letter or two swapped neighbours each
 * count as one (the optimal string alignment distance).
 */
export function lettersApart(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        numberAt(last, column) + 1,
        numberAt(current, column - 1) + 1,
        numberAt(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, numberAt(beforeLast, column - 2) + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return numberAt(last, other.length);
}

const numberAt = (numbers: readonly number[], index: number): number => numbers[index] ?? Number.POSITIVE_INFINITY;

/** Shorter words have too many neighbours: "cat" is one letter from half of all three-letter words. */
const shortestCorrected = 4;
/** In a word this long, two wrong letters still leave no doubt. */
const longEnoughForTwo = 8;
const mostMeant = 3;

/**
 * People remember that a letter is doubled, but not which one ("baterry"). That is one mistake, however many letters
 * differ.
 */
const mistakesBetween = (one: string, other: string): number =>
  withoutDoubles(one) === withoutDoubles(other) ? 1 : lettersApart(one, other);

const withoutDoubles = (word: string): string => word.replace(/(.)\1+/gu, '$1');

/** Returns the probable meanings of a misspelt word, likeliest first. `candidates` are similar words. */
export function wordsMeant(word: string, candidates: readonly string[]): string[] {
  const rated = candidates
    .filter((candidate) => candidate.length >= shortestCorrected && candidate !== word)
    .map((candidate) => ({
      candidate,
      distance: mistakesBetween(word, candidate),
      // People rarely get the first letter wrong.
      startsElsewhere: candidate[0] === word[0] ? 0 : 1,
    }))
    .filter(({ distance }) => distance <= (word.length >= longEnoughForTwo ? 2 : 1))
    .sort(
      (a, b) =>
        a.distance - b.distance || a.startsElsewhere - b.startsElsewhere || (a.candidate < b.candidate ? -1 : 1),
    );
  const nearest = rated[0]?.distance;
  return rated
    .filter(({ distance }) => distance === nearest)
    .slice(0, mostMeant)
    .map(({ candidate }) => candidate);
}
