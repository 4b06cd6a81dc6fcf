/** The old words that comments and test titles avoid, and their replacements (CONTRIBUTING.md, Words). */
const replacements: readonly (readonly [old: string, instead: string])[] = [
  ['in force', '“valid” or “applies”'],
  ['(?:nobody|somebody|whoever)', '“no one”, “someone” or the person’s role'],
  ['once more', '“again”'],
  ['(?:is|are|was|were|be) told(?! apart)', '“is notified” or “is reported”'],
  ['hears? of', '“is notified”'],
  ['by (?:itself|themselves)', '“automatically” or “alone”'],
  ['as it comes', '“default”'],
  ['reckon(?:s|ed|ing)?', '“computed”'],
  ['(?:pays?|paid) back', '“refund”'],
  ['g(?:ave|iv(?:e|en|es|ing)) up', '“fails”, “failed” or “cancels”'],
  ['(?:stands?|stood)(?!-in| out| in for| alone)', '“is”, “applies” or a more exact verb'],
  ['turnstiles?', '“concurrency limit”'],
];
const patterns = replacements.map(
  ([old, instead]) => ({ pattern: new RegExp(String.raw`\b${old.replaceAll(' ', ' +')}\b`, 'gi'), instead }) as const,
);

/** A line break and the mark of a comment's next line. They count as spaces, so that a phrase is found across lines. */
const lineBreak = /\n[ \t]*(?:\*(?!\/)|\/{2,3})?/g;

/** Returns the old words of a text, with their positions in it. */
export function oldWordsIn(text: string): { index: number; word: string; instead: string }[] {
  const line = text.replaceAll(lineBreak, (found) => ' '.repeat(found.length));
  return patterns.flatMap(({ pattern, instead }) =>
    [...line.matchAll(pattern)].map(({ index, 0: word }) => ({ index, word, instead })),
  );
}
