/**
 * Whether two e-mails are one person's, as a condition for any statement: the rule is `mailboxOf` of libs/domain, and each
 * column that is searched by it has an index on `mailbox_of(email::text)`. It decides what a person may do once, never what
 * they may see: an order is shown to the exact e-mail alone.
 */
export const isSamePerson = (email: string, other: string): string =>
  `mailbox_of(${email}::text) = mailbox_of(${other}::text)`;
