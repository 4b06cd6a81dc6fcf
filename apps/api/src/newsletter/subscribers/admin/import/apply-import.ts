import { randomBytes } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import {
  ConsentEntryKind,
  type ImportOutcome,
  SubscriberImportStatus,
  SubscriptionState,
} from '@dronesoccer/contracts';
import { consentApplies, importOutcome } from '@dronesoccer/domain';
import { organisationDay } from '@dronesoccer/domain/calendar';
import { Config } from '../../../../config/index.js';
import { Audit } from '../../../../platform/audit/index.js';
import { Clock } from '../../../../platform/clock/index.js';
import { Database, newId, type Tx } from '../../../../platform/database/index.js';
import { defineJob, Jobs } from '../../../../platform/jobs/index.js';
import { Log } from '../../../../platform/logging/index.js';
import { mailImported } from '../../newsletter.jobs.js';
import { moveSubscriptions, recordImported } from '../../subscriptions.queries.js';
import { addSubscriptions, addTopics, holdByEmail } from './apply.queries.js';
import { importProblems } from './import-problems.js';
import { nextRows, saveOutcomes } from './import-rows.queries.js';
import { advance, holdImport, type ImportRecord, readImport, rowsSince, unfinishedImports } from './imports.queries.js';
import { isProved, type ReadRow, type RowError } from './judge-row.js';

export const applyList = defineJob<{ importId: string }>('newsletter.import', {
  retries: 5,
  timeoutSeconds: 300,
  title: { en: 'Import of subscribers', fr: 'Importation d’abonnés' },
});
const takeUp = defineJob<Record<string, never>>('newsletter.resume-imports', {
  retries: 0,
  title: { en: 'Resuming imports of subscribers', fr: 'Reprise des importations d’abonnés' },
});

const { SUBSCRIBED, SUPPRESSED } = SubscriptionState;

/** Rows of one transaction: what a crash in the middle does again. */
const batchSize = 500;

interface Due {
  line: number;
  read: ReadRow;
}

/** What became of a row; with the subscription where there is one. */
interface Applied extends Due {
  outcome: ImportOutcome;
  errors: RowError[];
  id: string | null;
}

/** Applies a confirmed list. A batch of rows and the count of them commit together, so a crash repeats and skips nothing. */
@Injectable()
export class ApplyImport implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
    private readonly log: Log,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(applyList, ({ importId }) => this.run(importId));
    this.jobs.repeat(takeUp, '* * * * *', () => this.resume());
  }

  /** What died with the last process goes on with this one, without waiting for the queue to give the old job up. */
  onApplicationBootstrap(): void {
    if (!this.config.roles.has('worker')) return;
    this.resume().catch((error: unknown) => this.log.warn({ error }, 'imports are taken up a minute later'));
  }

  async run(importId: string): Promise<void> {
    while (await this.database.transaction((tx) => this.nextBatch(tx, importId)));
  }

  /** Takes up what a process left when it died; where one is still at work, the two share the batches. */
  async resume(): Promise<void> {
    for (const id of await unfinishedImports(this.database, rowsSince(this.clock.now()))) await this.run(id);
  }

  /** Returns whether there may be more. */
  private async nextBatch(tx: Tx, importId: string): Promise<boolean> {
    const record = await holdImport(tx, importId);
    if (record?.status !== SubscriberImportStatus.APPLYING) return false;
    const rows = await nextRows(tx, importId, record.doneRows, batchSize);
    const at = this.clock.now();
    const due = rows.flatMap(({ line, read }) => (read === null ? [] : [{ line, read }]));
    if (due.length > 0) await this.apply(tx, record, due, at);
    const isLast = rows.length < batchSize;
    await advance(tx, importId, rows.length, isLast ? at : null);
    if (isLast) await this.recordEnd(tx, importId);
    return !isLast;
  }

  private async apply(tx: Tx, record: ImportRecord, due: readonly Due[], at: Date): Promise<void> {
    const applied = await outcomesOf(tx, due, at);
    const those = (outcome: ImportOutcome) =>
      applied.flatMap((row) => (row.outcome === outcome && row.id !== null ? [{ ...row, id: row.id }] : []));
    const [added, asked, confirmed] = [those('added'), those('asked'), those('confirmed')];
    if (confirmed.length > 0) {
      await moveSubscriptions(tx, { ids: confirmed.map(({ id }) => id), to: SUBSCRIBED, at });
    }
    const topics = [...added, ...asked].flatMap(({ id, read }) => read.tagIds.map((tagId) => ({ id, tagId })));
    if (topics.length > 0) await addTopics(tx, topics);
    const changed = [...added, ...asked, ...confirmed];
    if (changed.length > 0) {
      const { id: importId, actorId } = record;
      await recordImported(
        tx,
        { importId, actorId, at },
        changed.map(({ id, outcome, read: { consent } }) => ({
          subscriptionId: id,
          kind: outcome === 'asked' ? ConsentEntryKind.ASKED : ConsentEntryKind.CONFIRMED,
          ...consent,
        })),
      );
    }
    await this.jobs.enqueueMany(
      tx,
      mailImported,
      asked.map(({ id }) => ({ subscriptionId: id })),
    );
    await saveOutcomes(tx, record.id, applied);
  }

  private async recordEnd(tx: Tx, importId: string): Promise<void> {
    const record = await readImport(tx, importId);
    if (record === null) throw new Error('An import was deleted while it was applied');
    const { actorId, fileName, counts } = record;
    await this.audit.write(tx, {
      actorId,
      action: 'subscribers.imported',
      subjectType: 'subscriber-import',
      subjectId: importId,
      after: { fileName, ...counts },
    });
  }
}

/** Adds what is not known and holds what is; what has become of an address since the list was read decides. */
async function outcomesOf(tx: Tx, due: readonly Due[], at: Date): Promise<Applied[]> {
  const today = organisationDay(at);
  const applies = ({ read: { consent } }: Due): boolean => consentApplies(consent.basis, consent.day, today);
  const ended = due.filter((row) => !applies(row)).map((row) => refused(row, 'consent_date', importProblems.ended));
  const wanted = due.filter(applies).map(({ line, read }) => ({ line, read, id: newId() }));
  const added = await addSubscriptions(
    tx,
    wanted.map(({ id, read }) => ({
      id,
      email: read.email,
      token: randomBytes(24).toString('base64url'),
      locale: read.locale ?? 'en',
      isProved: isProved(read),
    })),
    at,
  );
  const known = wanted.filter(({ id }) => !added.has(id));
  const held = known.length === 0 ? new Map<string, never>() : await holdByEmail(tx, emailsOf(known));
  const outcomes = wanted.map((row): Applied => {
    if (added.has(row.id)) return { ...row, outcome: importOutcome(null, isProved(row.read)), errors: [] };
    const found = held.get(row.read.email.toLowerCase());
    if (found === undefined) throw new Error('A subscription was deleted while it was imported');
    const outcome = importOutcome(found, isProved(row.read));
    if (outcome === 'refused') return refused(row, 'email', refusalOf(found.state));
    return { ...row, id: found.id, outcome, errors: [] };
  });
  return [...ended, ...outcomes];
}

const emailsOf = (rows: readonly Due[]): string[] => rows.map(({ read }) => read.email);

const refused = ({ line, read }: Due, field: string, message: RowError['message']): Applied => ({
  ...{ line, read, outcome: 'refused', id: null },
  errors: [{ field, message }],
});

/** Why an address that has left is not brought back. */
export const refusalOf = (state: SubscriptionState): RowError['message'] =>
  state === SUPPRESSED ? importProblems.suppressed : importProblems.unsubscribed;
