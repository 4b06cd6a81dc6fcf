/** A letter's Markdown, cut where a line of its own names a product of the shop or an event: a tournament, by its slot. */
export type LetterPart =
  { kind: 'text'; source: string } | { kind: 'product'; slug: string } | { kind: 'event'; id: string };

/** One that names something of ours. */
export type NamingPart = Exclude<LetterPart, { kind: 'text' }>;

const namingLine = /^[ \t]*\[\[(product|event):([a-z0-9]+(?:-[a-z0-9]+)*)\]\][ \t]*$/m;

/** The parts of a letter in their order; texts without words are left out. */
export function letterParts(source: string): LetterPart[] {
  // The capturing groups make `split` hand over kind and name between the texts.
  const pieces = source.split(namingLine);
  return pieces.flatMap((piece, index): LetterPart[] => {
    if (index % 3 === 0) return piece.trim() === '' ? [] : [{ kind: 'text', source: piece }];
    if (index % 3 === 1) return [];
    return [pieces[index - 1] === 'event' ? { kind: 'event', id: piece } : { kind: 'product', slug: piece }];
  });
}

/** The products that a letter shows, each once. */
export const productsIn = (source: string): string[] => [
  ...new Set(letterParts(source).flatMap((part) => (part.kind === 'product' ? [part.slug] : []))),
];

/** The same of its events. */
export const eventsIn = (source: string): string[] => [
  ...new Set(letterParts(source).flatMap((part) => (part.kind === 'event' ? [part.id] : []))),
];
