import { randomInt } from 'node:crypto';
import type { ContactDetailsWire, ContactType, Locale } from '@dronesoccer/contracts';
import { ContactType as Type } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../platform/database/index.js';

export interface NewContact {
  id: string;
  number: string;
  type: ContactType;
  userId: string | null;
  fullName: string | null;
  email: string;
  phone: string | null;
  smsConsent: string | null;
  message: string;
  details: ContactDetailsWire;
  locale: Locale;
  isSuspected: boolean;
  digest: Buffer;
  createdAt: Date;
  repeatsAt: Date;
}

/**
 * Returns the sequential part of the public number. The sequence skips up to three numbers at random, so that the gap
 * that a safe-sport report leaves looks like any other gap to people who may not see the report.
 */
export async function nextSequence(executor: Executor): Promise<number> {
  const skipped = randomInt(4);
  const sql = `SELECT max(nextval('contact_number_seq'))::int AS sequence FROM generate_series(0, $1::int)`;
  const [row] = await executor.query<{ sequence: number }>(sql, [skipped], 'contact-next-number');
  if (row === undefined) throw new Error('The contact number sequence gave nothing');
  return row.sequence;
}

/** The constraint `contacts_once` rejects the same message within 24 hours. */
export async function insertContact(tx: Tx, contact: NewContact): Promise<void> {
  const { id, number, type, userId, fullName, email, phone, smsConsent, message, details } = contact;
  await tx.query(
    `INSERT INTO contacts (id, number, type, user_id, full_name, email, phone, sms_consent, message, details, locale,
                           is_suspected, digest, created_at, repeats_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13, $14, $15)`,
    [
      ...[id, number, type, userId, fullName, email, phone, smsConsent, message, JSON.stringify(details)],
      ...[contact.locale, contact.isSuspected, contact.digest, contact.createdAt, contact.repeatsAt],
    ],
    'contact-insert',
  );
}

interface ReceivedContact {
  number: string;
  type: ContactType;
  fullName: string | null;
  email: string;
  message: string;
  details: ContactDetailsWire;
  locale: Locale;
}

/** Returns null if the contact was deleted. */
export async function receivedContact(executor: Executor, id: string): Promise<ReceivedContact | null> {
  const [row] = await executor.query<ReceivedContact>(
    `SELECT number, type, full_name AS "fullName", email::text AS email, message, details, locale
       FROM contacts WHERE id = $1::uuid`,
    [id],
    'contact-received',
  );
  return row ?? null;
}

/** The kind of contacts that a call handles. Only `safeSport` statements can read safe-sport reports. */
export type ContactScope = 'inbox' | 'safeSport';

/** Returns a condition on `contacts c` that matches the predicates of the partial indexes. */
export const inScope = (scope: ContactScope): string =>
  scope === 'inbox' ? `c.type <> ${Type.SAFE_SPORT}` : `c.type = ${Type.SAFE_SPORT}`;
