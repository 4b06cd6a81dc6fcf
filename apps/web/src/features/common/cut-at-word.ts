/** Returns the text, cut at the last word boundary before `most` characters. */
export const cutAtWord = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`;
