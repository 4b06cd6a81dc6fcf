import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  contentLimits,
  contentProblems,
  type EntryRowWire,
  type ReceivedBody,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import { isOpening } from '@dronesoccer/domain';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { asWire, Database, type Executor, readFirst, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { adminEntryList } from './edited-entries.queries.js';

type Kind = ReceivedBody<'content.admin.reorder'>['kind'];

/** Lets a SUPER_ADMIN choose the order of questions, pictures of the gallery and sections of the home page. */
@Injectable()
export class OrderEntries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  list({ kind }: ReceivedQuery<'content.admin.order'>): Promise<EntryRowWire[]> {
    return this.read(this.database, kind);
  }

  /**
   * Puts all entries of a kind into an order. A retry finds the order that it wants and changes nothing. An entry that
   * was created meanwhile counts as a change of the order.
   *
   * @throws AppError CONTENT_004, with the current order, if it is not the expected one; CONTENT_007 if the ids are not
   * those of all entries, each once, or if the home page would not begin with its opening
   */
  reorder(actorId: string, { kind, ids, expected }: ReceivedBody<'content.admin.reorder'>): Promise<EntryRowWire[]> {
    return this.database.transaction(async (tx) => {
      const entries = await lockOrder(tx, kind);
      const current = entries.map(({ id }) => id);
      if (isDeepStrictEqual(current, ids)) return this.read(tx, kind);
      if (!isDeepStrictEqual(current, expected)) throw new AppError('CONTENT_004', { data: await this.read(tx, kind) });
      if (!isDeepStrictEqual(current.toSorted(), ids.toSorted())) {
        throw new AppError('CONTENT_007', { errors: [{ field: 'ids', message: contentProblems.orderIncomplete }] });
      }
      if (entries.some((entry) => isOpening({ kind, ...entry }) && entry.id !== ids[0])) {
        throw new AppError('CONTENT_007', { errors: [{ field: 'ids', message: contentProblems.openingFirst }] });
      }
      await tx.query(
        `UPDATE content_entries e SET position = o.place - 1
           FROM unnest($1::uuid[]) WITH ORDINALITY o (id, place) WHERE e.id = o.id AND e.position <> o.place - 1`,
        [ids],
        'content-reorder',
      );
      await this.audit.write(tx, {
        ...{ actorId, action: 'content.reordered', subjectType: 'content', subjectId: null, subjectIds: ids },
        ...{ before: { kind, order: current }, after: { kind, order: ids } },
      });
      return this.read(tx, kind);
    });
  }

  private async read(executor: Executor, kind: Kind): Promise<EntryRowWire[]> {
    const query = { kind, sort: 'position', page: 1, pageSize: 1, now: this.clock.now() } as const;
    return (await readFirst(executor, adminEntryList, query, contentLimits.orderedMax)).map(asWire);
  }
}

/** Locks the order of a kind until the transaction ends, and returns its entries in that order. */
async function lockOrder(tx: Tx, kind: Kind): Promise<{ id: string; key: string | null }[]> {
  await tx.query(
    'SELECT 1 FROM content_entries WHERE kind = $1 ORDER BY id FOR NO KEY UPDATE',
    [kind],
    'content-lock-order',
  );
  return tx.query('SELECT id, key FROM content_entries WHERE kind = $1 ORDER BY position, id', [kind], 'content-order');
}
