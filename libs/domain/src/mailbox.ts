/** Providers that ignore dots in mailbox names, with the canonical domain for each of their domains. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * Returns the inbox behind an email address. It represents one person wherever something is allowed once per person:
 * case and `+tags` make no difference, nor do dots for Gmail. Use it only for comparison, never to send email. The
 * database has the same rule (`mailbox_of`), and a test compares the two.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  // A leading `+` does not start a tag.
  const name = local.replace(/(?<=.)\+.*$/, '');
  const provider = dotless[domain];
  return provider === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${provider}`;
}

/** Masks an address as `a…i@example.ca`. Its owner can recognize it, but another reader of the email cannot. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}…${name.length > 2 ? name.slice(-1) : ''}@${domain}`;
}
