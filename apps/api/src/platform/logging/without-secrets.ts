const longest = 300;

/**
 * Returns the first line of a text, redacted: email addresses, URL queries, credentials in URLs, and anything that
 * looks like a token. Ids stay readable.
 */
export function withoutSecrets(text: string): string {
  const [line = ''] = text.trim().split(/[\r\n]/, 1);
  return line
    .slice(0, 4 * longest)
    .replace(/(\w+:\/\/)[^\s/@]*@/g, '$1')
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g, '…')
    .replace(/([?#])[^\s"'<>]+/g, '$1…')
    .replace(/[\w-]{20,}/g, (word) => (isId(word) || !/\d/.test(word) ? word : '…'))
    .slice(0, longest);
}

const isId = (word: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word);
