import type { Rule } from 'eslint';

export const noRawColours: Rule.RuleModule;
/** What is wrong with the text, when it names a colour. */
export function rawColour(text: string): string | undefined;
/** The numbers of the lines that write a colour out. */
export function rawColoursInStyles(css: string): number[];
