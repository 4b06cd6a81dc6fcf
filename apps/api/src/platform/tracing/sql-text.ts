const longest = 1_000;

/**
 * Returns the text of a statement without any value in it, on one line. Values are parameters, so only constants of the
 * code are lost; a value that someone wrote into a text by mistake stays out of the traces as well.
 */
export function withoutValues(text: string): string {
  return text
    .replaceAll(/(\$\w*\$)[^]*?\1|'(?:[^']|'')*'?/g, "'?'")
    .replaceAll(/(?<![\w$.])\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
