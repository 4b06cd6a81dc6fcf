/** A letter's Markdown, cut where a line of its own names something of the shop. */
export type LetterPart = { kind: 'text'; source: string } | { kind: 'product'; slug: string };

const productLine = /^[ \t]*\[\[product:([a-z0-9]+(?:-[a-z0-9]+)*)\]\][ \t]*$/m;

/** The parts of a letter in their order; texts without words are left out. */
export function letterParts(source: string): LetterPart[] {
  // The capturing group makes `split` hand over the slugs between the texts.
  return source.split(productLine).flatMap((part, index): LetterPart[] => {
    if (index % 2 === 1) return [{ kind: 'product', slug: part }];
    return part.trim() === '' ? [] : [{ kind: 'text', source: part }];
  });
}

/** The products that a letter shows, each once. */
export const productsIn = (source: string): string[] => [
  ...new Set(letterParts(source).flatMap((part) => (part.kind === 'product' ? [part.slug] : []))),
];
