import { createHash } from 'node:crypto';
import {
  ConsentEntryKind,
  type ConsentSource,
  type Locale,
  newsletterConsent,
  SubscriptionState,
  type SuppressionCause,
} from '@dronesoccer/contracts';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { demoAccounts, demoEmail } from './accounts.ts';
import { type DemoSubscriber, demoSubscribers, demoTopics } from './newsletter.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const { PENDING, SUBSCRIBED, SUPPRESSED } = SubscriptionState;

/** Seeds topics, and subscribers in every state with their consents; the demo's member account is also subscribed. */
export async function seedNewsletter(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [demoEmailOf('super')]);
  const adminId = rows[0]?.id ?? null;
  const topics = demoTopics.map((names, index) => ({ id: stableId(`newsletter-tag/${names.en}`, index), names }));
  const people = [member, ...demoSubscribers()].map((person, index) => ({ person, row: rowOf(person, index, now) }));
  await insertMissing(
    client,
    'newsletter_tags',
    topics.map(({ id }) => ({ id, created_at: now.toISOString() })),
  );
  await insertMissing(
    client,
    'newsletter_tag_translations',
    topics.flatMap(({ id, names }) =>
      (['en', 'fr'] as const).map((locale) => ({ tag_id: id, locale, name: names[locale] })),
    ),
  );
  await insertMissing(
    client,
    'newsletter_subscriptions',
    people.map(({ row }) => ({ ...row })),
  );
  await insertMissing(
    client,
    'newsletter_subscription_tags',
    people.flatMap(({ person, row }) =>
      person.topics.map((topic) => ({ subscription_id: row.id, tag_id: topics[topic]?.id })),
    ),
  );
  await insertMissing(
    client,
    'newsletter_consents',
    people.flatMap(({ person, row }, index) => ledgerOf(person, row, index, adminId).map((entry) => ({ ...entry }))),
  );
}

const demoEmailOf = (name: string): string => demoAccounts.filter((each) => each.name === name).map(demoEmail)[0] ?? '';

const member: DemoSubscriber = {
  ...{ email: demoEmailOf('member'), locale: 'en', state: SUBSCRIBED, source: 'register', end: null },
  ...{ topics: [0, 2], daysAgo: 120 },
};

interface SubscriptionRow {
  id: string;
  email: string;
  token: string;
  locale: Locale;
  state: SubscriptionState;
  created_at: string;
  asked_at: string | null;
  confirmed_at: string | null;
  ended_at: string | null;
}

function rowOf({ email, locale, state, end, daysAgo }: DemoSubscriber, index: number, now: Date): SubscriptionRow {
  const asked = now.getTime() - daysAgo * day - index * 7 * minute;
  const at = (ms: number, isSo: boolean) => (isSo ? new Date(ms).toISOString() : null);
  return {
    ...{ id: stableId(`subscription/${email}`, index), email, locale, state },
    token: createHash('sha256').update(`subscription/${email}`).digest('base64url').slice(0, 32),
    created_at: new Date(asked).toISOString(),
    asked_at: at(asked, state === PENDING),
    confirmed_at: at(asked + 9 * minute, state !== PENDING),
    ended_at: at(asked + (daysAgo * day) / 2, end !== null),
  };
}

interface LedgerRow {
  id: string;
  subscription_id: string;
  kind: ConsentEntryKind;
  at: string;
  source: ConsentSource;
  wording: string | null;
  wording_version: number | null;
  network: string | null;
  actor_id: string | null;
  reason: string | null;
  cause: SuppressionCause | null;
}

function ledgerOf(
  { email, locale, source, state, end }: DemoSubscriber,
  { id, created_at: asked, confirmed_at: confirmed, ended_at: ended }: SubscriptionRow,
  index: number,
  adminId: string | null,
): LedgerRow[] {
  // Addresses that the standards reserve for examples.
  const network = `203.0.113.${(index % 250) + 1}`;
  const entry = (kind: ConsentEntryKind, at: string): Omit<LedgerRow, 'source'> => ({
    ...{ id: stableId(`consent/${email}/${kind}`, index * 4 + kind), subscription_id: id, kind, at, network },
    ...{ wording: null, wording_version: null, actor_id: null, reason: null, cause: null },
  });
  const wording = { wording: newsletterConsent.text[locale], wording_version: newsletterConsent.version };
  const rows: LedgerRow[] = [{ ...entry(ConsentEntryKind.ASKED, asked), ...wording, source }];
  if (confirmed) rows.push({ ...entry(ConsentEntryKind.CONFIRMED, confirmed), source: 'letter' });
  if (ended && end) {
    const kind = state === SUPPRESSED ? ConsentEntryKind.SUPPRESSED : ConsentEntryKind.WITHDRAWN;
    const isReaders = state !== SUPPRESSED && end.source !== 'team';
    rows.push({
      ...entry(kind, ended),
      ...{ source: end.source, reason: end.reason, cause: end.cause ?? null, network: isReaders ? network : null },
      actor_id: end.source === 'team' ? adminId : null,
    });
  }
  return rows;
}
