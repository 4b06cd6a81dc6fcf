/** Providers that deliver to one inbox whatever dots stand in its name, under each of their domains. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The inbox behind an e-mail address, which stands for one person wherever something is allowed once each: capitals and
 * `+tags` lead to the same one, with Gmail dots as well. To compare with, never to write to. The database has the same
 * rule (`mailbox_of`), and a test compares the two.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  // Nothing before the `+` is no tag.
  const name = local.replace(/(?<=.)\+.*$/, '');
  const provider = dotless[domain];
  return provider === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${provider}`;
}
