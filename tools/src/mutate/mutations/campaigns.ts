import type { Mutation } from '../mutation.ts';

const folder = 'apps/api/src/features/campaigns/sending';
const specs = {
  sending: `${folder}/sending.spec.ts`,
  workers: `${folder}/workers.spec.ts`,
  server: `${folder}/mail-server.spec.ts`,
} as const;

/** What a campaign's run rests on: each reader once, none who withdrew consent, and nothing sent again that may have arrived. */
export const campaigns: readonly Mutation[] = [
  {
    promise: 'R8',
    what: 'one process alone takes a delivery',
    file: `${folder}/deliveries.queries.ts`,
    text: 'WHERE d.campaign_id = $1::uuid AND d.state = ${PENDING} AND (d.retry_at IS NULL',
    becomes: 'WHERE d.campaign_id = $1::uuid AND d.state IN (${PENDING}, ${SENT}) AND (d.retry_at IS NULL',
    tests: [specs.workers],
  },
  {
    promise: 'R8',
    what: 'who withdrew consent since the audience was fixed is skipped',
    file: `${folder}/deliveries.queries.ts`,
    text: 'CASE WHEN s.state = ${SubscriptionState.SUBSCRIBED} THEN ${SENDING} ELSE ${SKIPPED} END',
    becomes: 'CASE WHEN s.state <= ${SubscriptionState.UNSUBSCRIBED} THEN ${SENDING} ELSE ${SKIPPED} END',
    tests: [specs.sending],
  },
  {
    promise: 'R8',
    what: 'what was handed over before a crash is not sent again without being asked for',
    file: `${folder}/deliveries.queries.ts`,
    text: 'UPDATE campaign_deliveries SET state = ${UNKNOWN}, at = $2::timestamptz',
    becomes: 'UPDATE campaign_deliveries SET state = ${PENDING}, at = $2::timestamptz',
    tests: [specs.server],
  },
  {
    promise: 'R8',
    what: 'what may have been taken is not tried again',
    file: 'apps/api/src/platform/mail/smtp.ts',
    text: "return { kind: hasBegun ? 'unknown' : 'notSent' };",
    becomes: "return { kind: 'notSent' };",
    tests: [specs.server],
  },
  {
    promise: 'R10',
    what: 'what was surely not sent is tried again',
    file: 'apps/api/src/platform/mail/smtp.ts',
    text: "return { kind: hasBegun ? 'unknown' : 'notSent' };",
    becomes: "return { kind: 'unknown' };",
    tests: [specs.server],
  },
  {
    promise: 'R9',
    what: 'a run begins once',
    file: `${folder}/run.queries.ts`,
    text: 'AND send_started_at IS NULL AND version = $3::int',
    becomes: 'AND version = $3::int',
    tests: [specs.sending],
  },
  {
    promise: 'R9',
    what: 'a campaign ends when nothing is pending or under way',
    file: `${folder}/run.queries.ts`,
    text: 'AND NOT ${some(PENDING, SENDING)}',
    becomes: 'AND NOT ${some(SENDING)}',
    tests: [specs.server],
  },
  {
    promise: 'R9',
    what: 'the pace is one for all processes',
    file: `${folder}/run.queries.ts`,
    text: "+ $2::int * interval '1 second' / $3::int",
    becomes: "+ $2::int * interval '1 microsecond' / $3::int",
    tests: [specs.workers],
  },
  {
    promise: 'R17',
    what: 'a start that is overdue waits for an administrator',
    file: `${folder}/run.queries.ts`,
    text: 'AND c.send_started_at IS NULL AND c.scheduled_at < $2::timestamptz',
    becomes: "AND c.send_started_at IS NULL AND c.scheduled_at < $2::timestamptz - interval '1 year'",
    tests: [specs.sending],
  },
  {
    promise: 'R10',
    what: 'too many refusals pause a campaign',
    file: `${folder}/run.queries.ts`,
    text: 'AND c.refused * 100 > c.handed_over * ${percent}',
    becomes: 'AND c.refused > c.handed_over * ${percent}',
    tests: [specs.server],
  },
];
