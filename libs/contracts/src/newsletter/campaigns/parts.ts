/**
 * A part of an issue's Markdown. The text is split at each line that names a product or an event (a tournament by the id of
 * its slot, an announced event by its slug).
 */
export type IssuePart =
  { kind: 'text'; source: string } | { kind: 'product'; slug: string } | { kind: 'event'; id: string };

/** A part that names a product or an event. */
export type NamingPart = Exclude<IssuePart, { kind: 'text' }>;

const namingLine = /^[ \t]*\[\[(product|event):([a-z0-9]+(?:-[a-z0-9]+)*)\]\][ \t]*$/m;

/** Returns the parts of an issue in order, without blank texts. */
export function issueParts(source: string): IssuePart[] {
  // Because of the capturing groups, `split` returns the kind and the name between the texts.
  const pieces = source.split(namingLine);
  return pieces.flatMap((piece, index): IssuePart[] => {
    if (index % 3 === 0) return piece.trim() === '' ? [] : [{ kind: 'text', source: piece }];
    if (index % 3 === 1) return [];
    return [pieces[index - 1] === 'event' ? { kind: 'event', id: piece } : { kind: 'product', slug: piece }];
  });
}

/** Returns the slugs of the products that an issue shows, without duplicates. */
export const productsIn = (source: string): string[] => [
  ...new Set(issueParts(source).flatMap((part) => (part.kind === 'product' ? [part.slug] : []))),
];

/** Returns the addresses of the events that an issue shows, without duplicates. */
export const eventsIn = (source: string): string[] => [
  ...new Set(issueParts(source).flatMap((part) => (part.kind === 'event' ? [part.id] : []))),
];
