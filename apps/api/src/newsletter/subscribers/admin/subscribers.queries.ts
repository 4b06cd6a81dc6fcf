import {
  type ConsentBasis,
  ConsentEntryKind,
  type ConsentSource,
  type Locale,
  type SubscriberWire,
  SubscriptionState,
  SuppressionCause,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import { containsInAnyCase, equals, type Executor, type SqlList } from '../../../platform/database/index.js';

export interface SubscriberRow {
  id: string;
  email: string;
  state: SubscriptionState;
  locale: Locale;
  tags: string[];
  createdAt: Date;
  confirmedAt: Date | null;
  endedAt: Date | null;
  suppression: SubscriberWire['suppression'];
}

/** Returns the cause of a ledger entry. The previous version recorded suppressions by mail servers without a cause. */
const causeOf = (entry: string): string =>
  `CASE WHEN ${entry}.kind = ${ConsentEntryKind.SUPPRESSED} THEN COALESCE(${entry}.cause, '${SuppressionCause.DEAD_ADDRESS}') END`;

const columns = `s.id, s.email::text AS email, s.state, s.locale, s.created_at AS "createdAt",
  s.confirmed_at AS "confirmedAt", s.ended_at AS "endedAt",
  CASE WHEN s.state = ${SubscriptionState.SUPPRESSED} THEN (SELECT json_build_object('cause', ${causeOf('e')}, 'reason', e.reason)
    FROM newsletter_consents e WHERE e.subscription_id = s.id AND e.kind = ${ConsentEntryKind.SUPPRESSED}
    ORDER BY e.at DESC, e.id DESC LIMIT 1) END AS suppression,
  ARRAY (SELECT t.tag_id FROM newsletter_subscription_tags t WHERE t.subscription_id = s.id ORDER BY t.tag_id) AS tags`;

export const subscriberList: SqlList<SubscriberRow, ReceivedQuery<'newsletter.subscribers.admin.list'>> = {
  columns,
  from: 'newsletter_subscriptions s',
  filters: {
    search: containsInAnyCase('s.email::text'),
    state: equals('s.state'),
    locale: equals('s.locale'),
    tag: (id, bind) => `EXISTS (SELECT 1 FROM newsletter_subscription_tags c
      WHERE c.subscription_id = s.id AND c.tag_id = ${bind(id)}::uuid)`,
  },
  order: { newest: 's.created_at DESC, s.id', email: 's.email, s.id' },
};

export interface ExportedSubscriber extends SubscriberRow {
  /** The consent wording of the latest ledger entry that has one. */
  wording: string | null;
  source: ConsentSource | null;
}

export const subscriberExport: SqlList<ExportedSubscriber, ReceivedQuery<'newsletter.subscribers.admin.list'>> = {
  ...subscriberList,
  columns: `${columns}, c.wording, c.source`,
  from: `newsletter_subscriptions s LEFT JOIN LATERAL (SELECT e.wording, e.source FROM newsletter_consents e
    WHERE e.subscription_id = s.id AND e.wording IS NOT NULL ORDER BY e.at DESC, e.id DESC LIMIT 1) c ON true`,
};

/** Returns null if the subscriber does not exist. */
export async function subscriberOf(executor: Executor, id: string): Promise<SubscriberRow | null> {
  const sql = `SELECT ${columns} FROM newsletter_subscriptions s WHERE s.id = $1::uuid`;
  return (await executor.query<SubscriberRow>(sql, [id], 'subscriber'))[0] ?? null;
}

export interface LedgerRow {
  id: string;
  kind: ConsentEntryKind;
  at: Date;
  source: ConsentSource;
  wording: string | null;
  wordingVersion: number | null;
  network: string | null;
  actor: { id: string; name: string } | null;
  reason: string | null;
  /** Set only for imports; `givenOn` is `YYYY-MM-DD`. */
  basis: ConsentBasis | null;
  givenOn: string | null;
  cause: SuppressionCause | null;
}

/** Returns the latest entries first. */
export function ledgerOf(executor: Executor, subscriptionId: string): Promise<LedgerRow[]> {
  return executor.query(
    `SELECT e.id, e.kind, e.at, e.source, e.wording, e.wording_version AS "wordingVersion", e.network, e.reason, e.basis,
       e.given_on::text AS "givenOn", ${causeOf('e')} AS cause,
       (SELECT json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name)
        FROM users u WHERE u.id = e.actor_id) AS actor
     FROM newsletter_consents e WHERE e.subscription_id = $1::uuid ORDER BY e.at DESC, e.id DESC`,
    [subscriptionId],
    'subscriber-ledger',
  );
}
