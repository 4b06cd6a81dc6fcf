import { randomBytes } from 'node:crypto';
import { ConsentEntryKind, type ImportOutcome, type LocalText, SubscriptionState } from '@dronesoccer/contracts';
import { consentApplies, importOutcome } from '@dronesoccer/domain';
import { organisationDay } from '@dronesoccer/domain/calendar';
import { newId, type Tx } from '../../../../platform/database/index.js';
import type { AppliedRow, LockedImport, PlannedRow } from '../../../../platform/imports/index.js';
import type { Jobs } from '../../../../platform/jobs/index.js';
import { mailImported } from '../../newsletter.jobs.js';
import { moveSubscriptions, recordImported } from '../../subscriptions.queries.js';
import { addSubscriptions, addTopics, lockByEmail } from './apply.queries.js';
import { importProblems } from './import-problems.js';
import { isProved } from './judge-row.js';
import type { SubscriberImport } from './subscriber-import.js';

const { SUBSCRIBED, SUPPRESSED } = SubscriptionState;

type Due = PlannedRow<SubscriberImport>;

/** The outcome of a row; `id` is the id of its subscription, or null if there is none. */
interface AppliedSubscriber extends AppliedRow<SubscriberImport>, Pick<Due, 'plan'> {
  id: string | null;
}

/** Applies a batch: adds, asks or confirms its addresses, and records the basis of each consent in the ledger. */
export async function applyList(
  tx: Tx,
  jobs: Jobs,
  due: readonly Due[],
  { id: importId, actorId }: LockedImport<SubscriberImport>,
  at: Date,
): Promise<AppliedSubscriber[]> {
  const applied = await outcomesOf(tx, due, at);
  const rowsOf = (outcome: ImportOutcome) =>
    applied.flatMap((row) => (row.outcome === outcome && row.id !== null ? [{ ...row, id: row.id }] : []));
  const [added, asked, confirmed] = [rowsOf('added'), rowsOf('asked'), rowsOf('confirmed')];
  if (confirmed.length > 0) {
    await moveSubscriptions(tx, { ids: confirmed.map(({ id }) => id), to: SUBSCRIBED, at });
  }
  const topics = [...added, ...asked].flatMap(({ id, plan }) => plan.tagIds.map((tagId) => ({ id, tagId })));
  if (topics.length > 0) await addTopics(tx, topics);
  const changed = [...added, ...asked, ...confirmed];
  if (changed.length > 0) {
    await recordImported(
      tx,
      { importId, actorId, at },
      changed.map(({ id, outcome, plan: { consent } }) => ({
        subscriptionId: id,
        kind: outcome === 'asked' ? ConsentEntryKind.ASKED : ConsentEntryKind.CONFIRMED,
        ...consent,
      })),
    );
  }
  await jobs.enqueueMany(
    tx,
    mailImported,
    asked.map(({ id }) => ({ subscriptionId: id })),
  );
  return applied;
}

/**
 * Adds unknown addresses and locks known ones. The current state of an address decides, not its state when the list was
 * read.
 */
async function outcomesOf(tx: Tx, due: readonly Due[], at: Date): Promise<AppliedSubscriber[]> {
  const today = organisationDay(at);
  const applies = ({ plan: { consent } }: Due): boolean => consentApplies(consent.basis, consent.day, today);
  const ended = due.filter((row) => !applies(row)).map((row) => refusedRow(row, 'consent_date', importProblems.ended));
  const applied = due.filter(applies).map(({ line, plan }) => ({ line, plan, id: newId() }));
  const added = await addSubscriptions(
    tx,
    applied.map(({ id, plan }) => ({
      id,
      email: plan.email,
      token: randomBytes(24).toString('base64url'),
      locale: plan.locale ?? 'en',
      isProved: isProved(plan),
    })),
    at,
  );
  const known = applied.filter(({ id }) => !added.has(id)).map(({ plan }) => plan.email);
  const held = known.length === 0 ? new Map<string, never>() : await lockByEmail(tx, known);
  const outcomes = applied.map((row): AppliedSubscriber => {
    if (added.has(row.id)) return { ...row, outcome: importOutcome(null, isProved(row.plan)), errors: [] };
    const found = held.get(row.plan.email.toLowerCase());
    if (found === undefined) throw new Error('A subscription was deleted while it was imported');
    const outcome = importOutcome(found, isProved(row.plan));
    if (outcome === 'refused') return refusedRow(row, 'email', refusalOf(found.state));
    return { ...row, id: found.id, outcome, errors: [] };
  });
  return [...ended, ...outcomes];
}

const refusedRow = (
  { line, plan }: Pick<Due, 'line' | 'plan'>,
  field: string,
  message: LocalText,
): AppliedSubscriber => ({
  ...{ line, plan, outcome: 'refused', id: null },
  errors: [{ field, message }],
});

/** Returns the reason why an address that has left is not subscribed again. */
export const refusalOf = (state: SubscriptionState): LocalText =>
  state === SUPPRESSED ? importProblems.suppressed : importProblems.unsubscribed;
