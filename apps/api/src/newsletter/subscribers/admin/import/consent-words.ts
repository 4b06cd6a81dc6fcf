import type { ConsentBasis } from '@dronesoccer/contracts';

/** The words for a kind of consent. */
export const bases: ReadonlyMap<string, ConsentBasis> = new Map<string, ConsentBasis>([
  ...['express', 'exprès', 'explicite'].map((word): [string, ConsentBasis] => [word, 'express']),
  ...['purchase', 'achat'].map((word): [string, ConsentBasis] => [word, 'purchase']),
  ...['inquiry', 'enquiry', 'demande'].map((word): [string, ConsentBasis] => [word, 'inquiry']),
]);
