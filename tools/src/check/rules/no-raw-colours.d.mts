import type { Rule } from 'eslint';

export const noRawColours: Rule.RuleModule;
/** The numbers of the lines that write a colour out. */
export function rawColoursInStyles(css: string): number[];
