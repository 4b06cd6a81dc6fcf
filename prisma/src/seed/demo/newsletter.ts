import { msPerDay, msPerMinute } from '@dronesoccer/domain';
import { createHash } from 'node:crypto';
import {
  ConsentEntryKind,
  type ConsentSource,
  locales,
  type Locale,
  type LocalText,
  newsletterConsent,
  SubscriptionState,
  SuppressionCause,
} from '@dronesoccer/contracts';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { demoEmail, userIdOf } from './accounts.ts';
import { Chance } from './chance.ts';
import { readData } from './read-data.ts';
import { later } from './times.ts';

/** The end of a subscription: its place, and its reason if the staff or a mail server gave one. */
interface End {
  readonly source: ConsentSource;
  readonly reason?: string;
  readonly cause?: keyof typeof SuppressionCause;
}

const data = readData<{
  topics: readonly LocalText[];
  firstNames: string;
  lastNames: string;
  ends: Readonly<Record<'UNSUBSCRIBED' | 'SUPPRESSED', readonly End[]>>;
}>('newsletter');
const firstNames = data.firstNames.split(' ');
const lastNames = data.lastNames.split(' ');
const topics = data.topics.map((names, index) => ({ id: stableId(`newsletter-tag/${names.en}`, index), names }));

/** @throws RangeError if the demo has no such topic */
export function topicIdOf(name: string): string {
  const topic = topics.find(({ names }) => names.en === name);
  if (topic === undefined) throw new RangeError(`${name} is no topic of the demo`);
  return topic.id;
}

const { PENDING, SUBSCRIBED, UNSUBSCRIBED, SUPPRESSED } = SubscriptionState;

/** A newsletter subscriber and the history of the subscription. */
interface DemoSubscriber {
  readonly email: string;
  readonly locale: Locale;
  readonly state: SubscriptionState;
  readonly source: ConsentSource;
  readonly end: End | null;
  readonly topicIds: readonly string[];
  /** Days before the demo's reference date. */
  readonly daysAgo: number;
}

const member: DemoSubscriber = {
  ...{ email: demoEmail({ name: 'member' }), locale: 'en', state: SUBSCRIBED, source: 'register', end: null },
  ...{ topicIds: ['Tournaments', 'Gear and sales'].map(topicIdOf), daysAgo: 120 },
};

const count = 60;

/** Most are subscribed, and a few are in each other state. */
function stateOf(index: number): SubscriptionState {
  if (index % 15 === 7) return SUPPRESSED;
  if (index % 10 === 4) return PENDING;
  return index % 8 === 2 ? UNSUBSCRIBED : SUBSCRIBED;
}

const endsOf: Partial<Record<SubscriptionState, readonly End[]>> = {
  [UNSUBSCRIBED]: data.ends.UNSUBSCRIBED,
  [SUPPRESSED]: data.ends.SUPPRESSED,
};

/** Returns the same subscribers on every machine. */
function demoSubscribers(): DemoSubscriber[] {
  const chance = new Chance(20_261);
  return Array.from({ length: count }, (_, index) => {
    const first = firstNames[index % firstNames.length] ?? '';
    const state = stateOf(index);
    const ends = endsOf[state];
    return {
      email: `${first}.${chance.pick(lastNames)}${index < firstNames.length ? '' : '2'}@readers.test`,
      locale: chance.weighedKey({ en: 2, fr: 1 }),
      state,
      source: chance.weighedKey({ footer: 6, register: 2, checkout: 2 }),
      end: ends ? chance.pick(ends) : null,
      topicIds: topics.flatMap(({ id }) => (chance.next() < 0.3 ? [id] : [])),
      // Unconfirmed subscriptions are deleted after 30 days.
      daysAgo: state === PENDING ? chance.whole(1, 20) : chance.whole(15, 400),
    };
  });
}

/** Seeds topics, and subscribers in every state with their consents; the demo's member account is also subscribed. */
export async function seedNewsletter(client: pg.Client, now: Date): Promise<void> {
  const people = [member, ...demoSubscribers()].map((person, index) => ({ person, row: rowOf(person, index, now) }));
  await insertMissing(client, {
    newsletter_tags: topics.map(({ id }) => ({ id, createdAt: now })),
    newsletter_tag_translations: topics.flatMap(({ id, names }) =>
      locales.map((locale) => ({ tagId: id, locale, name: names[locale] })),
    ),
    newsletter_subscriptions: people.map(({ row }) => row),
    newsletter_subscription_tags: people.flatMap(({ person, row }) =>
      person.topicIds.map((topicId) => ({ subscriptionId: row.id, tagId: topicId })),
    ),
    newsletter_consents: people.flatMap(({ person, row }, index) => consentRows(person, row, index)),
  });
}

function rowOf({ email, locale, state, end, daysAgo }: DemoSubscriber, index: number, now: Date) {
  const asked = later(now, -daysAgo * msPerDay - index * 7 * msPerMinute);
  return {
    ...{ id: stableId(`subscription/${email}`, index), email, locale, state },
    token: createHash('sha256').update(`subscription/${email}`).digest('base64url').slice(0, 32),
    createdAt: asked,
    askedAt: state === PENDING ? asked : null,
    confirmedAt: state === PENDING ? null : later(asked, 9 * msPerMinute),
    endedAt: end && later(asked, (daysAgo * msPerDay) / 2),
  };
}

function consentRows(
  { email, locale, source, state, end }: DemoSubscriber,
  { id, createdAt, confirmedAt, endedAt }: ReturnType<typeof rowOf>,
  index: number,
): object[] {
  // Addresses that the standards reserve for examples.
  const network = `203.0.113.${(index % 250) + 1}`;
  const entry = (kind: ConsentEntryKind, at: Date) => ({
    ...{ id: stableId(`consent/${email}/${kind}`, index * 4 + kind), subscriptionId: id, kind, at, network },
  });
  const wording = { wording: newsletterConsent.text[locale], wordingVersion: newsletterConsent.version };
  const rows: object[] = [{ ...entry(ConsentEntryKind.ASKED, createdAt), ...wording, source }];
  if (confirmedAt) rows.push({ ...entry(ConsentEntryKind.CONFIRMED, confirmedAt), source: 'letter' });
  if (endedAt && end) {
    const isByTeam = end.source === 'team';
    rows.push({
      ...entry(state === SUPPRESSED ? ConsentEntryKind.SUPPRESSED : ConsentEntryKind.WITHDRAWN, endedAt),
      ...{ source: end.source, reason: end.reason, cause: end.cause && SuppressionCause[end.cause] },
      network: state === SUPPRESSED || isByTeam ? null : network,
      actorId: isByTeam ? userIdOf('super') : null,
    });
  }
  return rows;
}
