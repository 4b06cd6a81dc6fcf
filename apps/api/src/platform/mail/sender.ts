import type { MailKind } from './template.js';

export interface Sender {
  name: string;
  address: string;
}

/** The sender set in the dashboard; null: the one of `MAIL_FROM`. */
export interface MailIdentity {
  organisation: string;
  /** Line by line; empty while none has been entered. */
  postalAddress: readonly string[];
  senders: Readonly<Record<MailKind, { readonly [Part in keyof Sender]: string | null }>>;
}

/** Parses `Name <address>`, or an address alone, which is then the name too. */
export function senderOf(mailbox: string): Sender {
  const [, name = '', address = mailbox.trim()] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(mailbox) ?? [];
  return { name: name || address, address };
}

/** The default until the settings say otherwise. */
export const identityOf = ({ name }: Sender): MailIdentity => ({
  organisation: name,
  postalAddress: [],
  senders: { transactional: { name: null, address: null }, campaign: { name: null, address: null } },
});
