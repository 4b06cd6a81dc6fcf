/**
 * Returns a condition, for any statement, that two emails belong to one person. The rule is `mailboxOf` of libs/domain,
 * and each column that is searched by it has an index on `mailbox_of(email::text)`. It limits what a person may do only
 * once, never what they may see: an order is shown only to the exact email.
 */
export const isSamePerson = (email: string, other: string): string =>
  `mailbox_of(${email}::text) = mailbox_of(${other}::text)`;
