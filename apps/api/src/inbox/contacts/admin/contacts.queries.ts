import type {
  AnswerWay,
  ContactDetailsWire,
  ContactPersonWire,
  ContactState,
  ContactType,
  Locale,
  MessageState,
} from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../../platform/database/index.js';
import { type ContactScope, inScope } from '../contacts.queries.js';

export interface ContactRow {
  id: string;
  number: string;
  type: ContactType;
  state: ContactState;
  fullName: string | null;
  email: string;
  excerpt: string;
  createdAt: Date;
  assignee: ContactPersonWire | null;
  isMailSent: boolean;
  isSmsSent: boolean;
  isSuspected: boolean;
  version: number;
}

/** Instants inside JSON are ISO 8601 strings. */
export interface ContactDetailRow extends ContactRow {
  phone: string | null;
  hasSmsConsent: boolean;
  message: string;
  details: ContactDetailsWire;
  locale: Locale;
  deactivatedAt: Date | null;
  thread: {
    id: string;
    way: AnswerWay;
    text: string;
    author: string | null;
    at: string;
    state: MessageState;
    refusal: string | null;
  }[];
  others: { id: string; number: string; type: ContactType; state: ContactState; createdAt: string }[];
}

const nameOf = (user: string): string => `btrim(${user}.first_name || ' ' || ${user}.last_name)`;

/** The columns of `contacts c`. */
export const contactColumns = `c.id, c.number, c.type, c.state, c.full_name AS "fullName", c.email::text AS email,
  left(regexp_replace(c.message, '\\s+', ' ', 'g'), 160) AS excerpt, c.created_at AS "createdAt",
  (SELECT jsonb_build_object('id', u.id, 'name', ${nameOf('u')}) FROM users u WHERE u.id = c.assignee_id) AS assignee,
  c.is_mail_sent AS "isMailSent", c.is_sms_sent AS "isSmsSent", c.is_suspected AS "isSuspected", c.version`;

const othersMax = 10;

/** Returns the full contact, or null if the scope has no contact with that ID. */
export async function contactById(
  executor: Executor,
  id: string,
  scope: ContactScope,
): Promise<ContactDetailRow | null> {
  // A report is isolated: its readers do not see the sender's other messages, and readers of those do not see the
  // report.
  const others = scope === 'inbox' ? inScope('inbox') : 'false';
  const [row] = await executor.query<ContactDetailRow>(
    `SELECT ${contactColumns}, c.phone, c.sms_consent IS NOT NULL AS "hasSmsConsent", c.message, c.details,
       c.locale, c.deactivated_at AS "deactivatedAt",
       (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', m.id, 'way', m.way, 'text', m.text, 'author', ${nameOf('u')},
                 'at', m.created_at, 'state', m.state, 'refusal', m.refusal) ORDER BY m.created_at, m.id), '[]')
          FROM contact_messages m LEFT JOIN users u ON u.id = m.author_id WHERE m.contact_id = c.id) AS thread,
       (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number, 'type', o.type, 'state', o.state,
                 'createdAt', o.created_at) ORDER BY o.created_at DESC, o.id), '[]')
          FROM (SELECT c.* FROM contacts c
                 WHERE c.email = known.email AND c.id <> known.id AND c.deactivated_at IS NULL AND ${others}
                 ORDER BY c.created_at DESC, c.id LIMIT ${othersMax}) o) AS others
     FROM contacts c, LATERAL (SELECT c.id, c.email) known
     WHERE c.id = $1::uuid AND ${inScope(scope)}`,
    [id],
    `contact-by-id-${scope}`,
  );
  return row ?? null;
}

/** Locks the contact until the transaction ends, so that concurrent answers and changes run one after the other. */
export async function lockContact(tx: Tx, id: string, scope: ContactScope): Promise<ContactDetailRow | null> {
  await tx.query(
    `SELECT 1 FROM contacts c WHERE c.id = $1::uuid AND ${inScope(scope)} FOR NO KEY UPDATE`,
    [id],
    `contact-lock-${scope}`,
  );
  return contactById(tx, id, scope);
}

export interface ContactChange {
  state: ContactState;
  assigneeId: string | null;
  isSuspected: boolean;
  isMailSent: boolean;
  isSmsSent: boolean;
  deactivatedAt: Date | null;
}

/** The caller must hold the contact's lock. */
export async function writeContact(tx: Tx, id: string, change: ContactChange): Promise<void> {
  const { state, assigneeId, isSuspected, isMailSent, isSmsSent, deactivatedAt } = change;
  await tx.query(
    `UPDATE contacts SET state = $2, assignee_id = $3, is_suspected = $4, is_mail_sent = $5, is_sms_sent = $6,
            deactivated_at = $7, version = version + 1 WHERE id = $1::uuid`,
    [id, state, assigneeId, isSuspected, isMailSent, isSmsSent, deactivatedAt],
    'contact-write',
  );
}

interface NewMessage {
  id: string;
  contactId: string;
  way: AnswerWay;
  text: string;
  authorId: string;
  at: Date;
}

export async function insertMessage(tx: Tx, { id, contactId, way, text, authorId, at }: NewMessage): Promise<void> {
  await tx.query(
    `INSERT INTO contact_messages (id, contact_id, way, text, author_id, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, contactId, way, text, authorId, at],
    'contact-message-insert',
  );
}
