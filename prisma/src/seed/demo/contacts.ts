import { msPerDay, msPerHour } from '@dronesoccer/domain';
import { createHash } from 'node:crypto';
import {
  AgeGroup,
  ContactState,
  ContactSubject,
  ContactType,
  FranchiseBudget,
  FranchiseStart,
  type Locale,
  type LocalText,
  MembershipFor,
  MessageState,
  smsConsent,
} from '@dronesoccer/contracts';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { userIdOf } from './accounts.ts';
import { readData } from './read-data.ts';
import { later } from './times.ts';

interface DemoContact {
  readonly type: keyof typeof ContactType;
  readonly name: string | null;
  readonly locale?: Locale;
  readonly hoursAgo: number;
  readonly phone?: string;
  readonly mayText?: true;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly state?: keyof typeof ContactState;
  readonly isMine?: true;
  readonly isSuspected?: true;
  readonly isDeactivated?: true;
  readonly answers?: readonly DemoAnswer[];
}

interface DemoAnswer {
  readonly way?: 'sms';
  readonly text: string;
  readonly state?: keyof typeof MessageState;
  readonly refusal?: string;
}

const { contacts, answers: cannedReplies } = readData<{
  contacts: readonly DemoContact[];
  answers: readonly { readonly title: LocalText; readonly text: LocalText }[];
}>('contacts');

/** Seeds messages in every state with the demo super administrator's replies, and the canned replies. */
export async function seedContacts(client: pg.Client, now: Date): Promise<void> {
  // The oldest message gets the first number, as if the messages had arrived one after the other.
  const rows = contacts
    .toSorted((a, b) => b.hoursAgo - a.hoursAgo)
    .map((contact, index) => ({ contact, row: contactRow(contact, index, now) }));
  await insertMissing(client, {
    contacts: rows.map(({ row }) => row),
    contact_messages: rows.flatMap(({ contact, row }) => messageRows(contact, row)),
    contact_answers: cannedReplies.map(({ title, text }, index) => ({
      ...{ id: stableId(`contact-answer/${title.en}`, index), version: 1, createdAt: now },
      ...{ titleEn: title.en, titleFr: title.fr, textEn: text.en, textFr: text.fr },
    })),
  });
  await client.query(`SELECT setval('contact_number_seq', $1)`, [rows.length]);
}

const stateOf = ({ state = 'SENT' }: DemoAnswer): MessageState => MessageState[state];

function contactRow(contact: DemoContact, index: number, now: Date) {
  const { name, locale = 'en', hoursAgo, phone, message, details = {}, answers = [] } = contact;
  const createdAt = later(now, -hoursAgo * msPerHour);
  const key = `contact/${hoursAgo}/${message.slice(0, 20)}`;
  const sent = answers.filter((answer) => stateOf(answer) === MessageState.SENT);
  return {
    ...{ id: stableId(key, index), fullName: name, phone, message, locale, createdAt },
    type: ContactType[contact.type],
    state: ContactState[contact.state ?? 'NEW'],
    details: Object.fromEntries(Object.entries(details).map(([field, value]) => [field, codeOf(field, value)])),
    number: `C-${createdAt.getUTCFullYear()}-${String(index + 1).padStart(6, '0')}`,
    email: `${plain(name ?? 'anonymous')}@example.ca`,
    smsConsent: contact.mayText && smsConsent[locale],
    assigneeId: contact.isMine && userIdOf('super'),
    isMailSent: sent.some(({ way }) => way === undefined),
    isSmsSent: sent.some(({ way }) => way === 'sms'),
    isSuspected: contact.isSuspected ?? false,
    digest: `\\x${createHash('sha256').update(key).digest('hex')}`,
    repeatsAt: later(createdAt, msPerDay),
    version: 1 + answers.length,
    deactivatedAt: contact.isDeactivated && now,
  };
}

const codes: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ...{ subject: ContactSubject, forWhom: MembershipFor, ageGroup: AgeGroup },
  ...{ budget: FranchiseBudget, start: FranchiseStart },
};

/** Converts the name of an enumeration's value to its number; other details are kept. */
const codeOf = (field: string, value: unknown): unknown => codes[field]?.[String(value)] ?? value;

const messageRows = ({ answers = [] }: DemoContact, { id, createdAt }: { id: string; createdAt: Date }) =>
  answers.map((answer, index) => {
    const at = later(createdAt, (index + 1) * 3 * msPerHour);
    return {
      ...{ id: stableId(`contact-message/${id}/${index}`, index), contactId: id, way: answer.way ?? 'mail' },
      ...{ text: answer.text, authorId: userIdOf('super'), state: stateOf(answer), refusal: answer.refusal },
      ...{ createdAt: at, settledAt: at },
    };
  });

/** Converts a name to the local part of an email address: `amelie.gagnon`. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{ASCII}]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.');
