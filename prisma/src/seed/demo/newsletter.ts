import {
  type ConsentSource,
  type Locale,
  type LocalText,
  SubscriptionState,
  SuppressionCause,
} from '@dronesoccer/contracts';
import { Chance } from './chance.ts';

/** The demo's topics; subscribers refer to them by index. */
export const demoTopics: readonly LocalText[] = [
  { en: 'Tournaments', fr: 'Tournois' },
  { en: 'Arenas near me', fr: 'Arénas près de chez moi' },
  { en: 'Gear and sales', fr: 'Équipement et soldes' },
  { en: 'Schools and clubs', fr: 'Écoles et clubs' },
  { en: 'Coaching', fr: 'Entraînement' },
];

/** A newsletter subscriber and the history of the subscription. */
export interface DemoSubscriber {
  readonly email: string;
  readonly locale: Locale;
  readonly state: SubscriptionState;
  readonly source: ConsentSource;
  /** The end of an ended subscription: its place, and its reason if the staff or a mail server gave one. */
  readonly end: {
    readonly source: ConsentSource;
    readonly reason: string | null;
    readonly cause?: SuppressionCause;
  } | null;
  readonly topics: readonly number[];
  /** Days before the demo's reference date. */
  readonly daysAgo: number;
}

const firstNames = [
  ...['aisha', 'alexis', 'amelie', 'anjali', 'benoit', 'camille', 'chloe', 'daniel', 'devon', 'elodie'],
  ...['emeka', 'fatima', 'felix', 'grace', 'hugo', 'ines', 'jacob', 'jade', 'kenji', 'laurence'],
  ...['liam', 'maelle', 'marcus', 'naomi', 'nathan', 'noemie', 'olivia', 'omar', 'priya', 'rosalie'],
];
const lastNames = ['bouchard', 'chen', 'gagnon', 'macleod', 'okafor', 'singh', 'tremblay', 'wright'];

const { PENDING, SUBSCRIBED, UNSUBSCRIBED, SUPPRESSED } = SubscriptionState;

const ends: Partial<Record<SubscriptionState, readonly NonNullable<DemoSubscriber['end']>[]>> = {
  [UNSUBSCRIBED]: [
    { source: 'letter', reason: null },
    { source: 'preferences', reason: null },
    { source: 'team', reason: 'Asked by phone' },
  ],
  [SUPPRESSED]: [
    { source: 'letter', reason: '5.1.1', cause: SuppressionCause.DEAD_ADDRESS },
    { source: 'team', reason: 'Report of the mail provider', cause: SuppressionCause.COMPLAINT },
  ],
};

const count = 60;

/** Most are subscribed, and a few are in each other state. */
function stateOf(index: number): SubscriptionState {
  if (index % 15 === 7) return SUPPRESSED;
  if (index % 10 === 4) return PENDING;
  return index % 8 === 2 ? UNSUBSCRIBED : SUBSCRIBED;
}

/** Returns the same subscribers on every machine. */
export function demoSubscribers(): DemoSubscriber[] {
  const chance = new Chance(20_261);
  return Array.from({ length: count }, (_, index) => {
    const first = firstNames[index % firstNames.length] ?? '';
    const state = stateOf(index);
    const ways = ends[state];
    return {
      email: `${first}.${chance.pick(lastNames)}${index < firstNames.length ? '' : '2'}@readers.test`,
      locale: chance.weighed([
        [2, 'en'],
        [1, 'fr'],
      ] as const),
      state,
      source: chance.weighed([
        [6, 'footer'],
        [2, 'register'],
        [2, 'checkout'],
      ] as const),
      end: ways ? chance.pick(ways) : null,
      topics: demoTopics.flatMap((_topic, topic) => (chance.next() < 0.3 ? [topic] : [])),
      // Unconfirmed subscriptions are deleted after 30 days.
      daysAgo: state === PENDING ? chance.whole(1, 20) : chance.whole(15, 400),
    };
  });
}
