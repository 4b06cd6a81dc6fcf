import type { MailKind } from './template.js';

export interface Sender {
  name: string;
  address: string;
}

/** The senders set in the dashboard. Where a name or address is null, `MAIL_FROM` applies. */
export interface MailIdentity {
  organisation: string;
  /** The lines of the address; empty until an address is entered. */
  postalAddress: readonly string[];
  senders: Readonly<Record<MailKind, { readonly [Part in keyof Sender]: string | null }>>;
}

/** Parses `Name <address>`, or an address alone, which then also serves as the name. */
export function senderOf(mailbox: string): Sender {
  const [, name = '', address = mailbox.trim()] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(mailbox) ?? [];
  return { name: name || address, address };
}

/** Returns the default identity until the settings change it. */
export const identityOf = ({ name }: Sender): MailIdentity => ({
  organisation: name,
  postalAddress: [],
  senders: { transactional: { name: null, address: null }, campaign: { name: null, address: null } },
});
