/** Any text as itself within a pattern, whatever signs it has; neither `LIKE` nor Prisma's `contains` does so alone. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A pattern for any text that holds `part`. */
export const containing = (part: string): string => `%${likeText(part)}%`;
