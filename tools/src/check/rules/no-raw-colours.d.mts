/** The lines of a style sheet that write a colour out; comments may. */
export function rawColoursInStyles(css: string): number[];
