/** Returns the lines of a style sheet with a literal colour outside a comment. */
export function rawColoursInStyles(css: string): number[];
