/**
 * Escapes a text so that a pattern matches it literally; neither `LIKE` nor Prisma's `contains` does this on its own.
 */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Returns a pattern for any text that contains `part`. */
export const patternContaining = (part: string): string => `%${likeText(part)}%`;
