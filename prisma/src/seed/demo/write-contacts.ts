import { createHash } from 'node:crypto';
import { ContactState, MessageState, smsConsent, typeset } from '@dronesoccer/contracts';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { demoEmail, demoAccounts } from './accounts.ts';
import { demoAnswers, type DemoContact, demoContacts, demoHours } from './contacts.ts';

const hour = 3_600_000;

/**
 * Seeds messages in every state with the demo super administrator's replies, the canned replies and the office hours.
 */
export async function seedContacts(client: pg.Client, now: Date): Promise<void> {
  const [superAdmin] = demoAccounts;
  const { rows } = await client.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [
    superAdmin ? demoEmail(superAdmin) : '',
  ]);
  const adminId = rows[0]?.id ?? null;
  // The oldest message gets the first number, as if the messages had arrived one after the other.
  const oldestFirst = demoContacts.toSorted((a, b) => b.hoursAgo - a.hoursAgo);
  const contacts = oldestFirst.map((contact, index) => ({
    contact,
    row: contactRow(contact, { index, adminId, now }),
  }));
  await insertMissing(
    client,
    'contacts',
    contacts.map(({ row }) => row),
  );
  await insertMissing(
    client,
    'contact_messages',
    contacts.flatMap(({ contact, row }) => messageRows(contact, row.id, adminId, now)),
  );
  await insertMissing(
    client,
    'contact_answers',
    demoAnswers.map(({ titleEn, titleFr, textEn, textFr }, index) => ({
      ...{ id: stableId(`contact-answer/${titleEn}`, index), version: 1, created_at: now.toISOString() },
      ...{ title_en: titleEn, title_fr: titleFr, text_en: textEn, text_fr: typeset(textFr, 'fr') },
    })),
  );
  await client.query(`SELECT setval('contact_number_seq', $1)`, [contacts.length]);
  await client.query(
    `INSERT INTO settings (key, value) VALUES ('office', $1)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE settings.value ->> 'hours' IS NULL`,
    [JSON.stringify({ hours: demoHours })],
  );
}

interface Place {
  index: number;
  adminId: string | null;
  now: Date;
}

function contactRow(contact: DemoContact, { index, adminId, now }: Place) {
  const {
    type,
    name,
    locale = 'en',
    hoursAgo,
    phone = null,
    message,
    details = {},
    state = ContactState.NEW,
  } = contact;
  const at = new Date(now.getTime() - hoursAgo * hour);
  const key = `contact/${hoursAgo}/${message.slice(0, 20)}`;
  const sent = (contact.answers ?? []).filter((answer) => (answer.state ?? MessageState.SENT) === MessageState.SENT);
  return {
    ...{ id: stableId(key, index), type, full_name: name, phone, message, details, locale, state },
    number: `C-${at.getUTCFullYear()}-${String(index + 1).padStart(6, '0')}`,
    email: `${plain(name ?? 'anonymous')}@example.ca`,
    sms_consent: contact.mayText ? smsConsent[locale] : null,
    assignee_id: contact.isMine ? adminId : null,
    is_mail_sent: sent.some(({ way }) => way === undefined),
    is_sms_sent: sent.some(({ way }) => way === 'sms'),
    is_suspected: contact.isSuspected ?? false,
    digest: `\\x${createHash('sha256').update(key).digest('hex')}`,
    repeats_at: new Date(at.getTime() + 24 * hour).toISOString(),
    version: 1 + (contact.answers ?? []).length,
    created_at: at.toISOString(),
    deactivated_at: contact.isDeactivated ? now.toISOString() : null,
  };
}

function messageRows(contact: DemoContact, contactId: string, adminId: string | null, now: Date) {
  const received = now.getTime() - contact.hoursAgo * hour;
  return (contact.answers ?? []).map(({ way, text, state = MessageState.SENT, refusal = null }, index) => {
    const at = new Date(received + (index + 1) * 3 * hour).toISOString();
    return {
      ...{ id: stableId(`contact-message/${contactId}/${index}`, index), contact_id: contactId, way: way ?? 'mail' },
      ...{ text, author_id: adminId, state, refusal, created_at: at, settled_at: at },
    };
  });
}

/** Converts a name to the local part of an email address: `amelie.gagnon`. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{ASCII}]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.');
