import type { BulkRefusal, ErrorCode } from '@dronesoccer/contracts';
import { executorOf, type PrismaTx, type Tx } from '../database/index.js';
import { AppError, notFound } from '../errors/index.js';
import type { Audit } from './audit.js';
import { applyToEach, changedValues } from './bulk.js';

type Transaction = PrismaTx | Tx;

/** A kind of record that administrators edit within their scope. */
interface EditedKind<Row extends { version: number }, Wire, Scope, In extends Transaction = PrismaTx> {
  /** The subject type in the audit: `arena`. */
  readonly subject: string;
  /** The prefix of the action names. The default is the subject and a dot, as in `arena.created`. */
  readonly actions?: string;
  /** The error for a record that does not exist or belongs to another company. */
  readonly missing: ErrorCode;
  /** The error if someone else changed the record first; it carries the current values. */
  readonly changed: ErrorCode;
  /** Returns the row, locked until the transaction ends, or null if the scope has no row with that id. */
  hold(tx: In, id: string, scope: Scope): Promise<Row | null>;
  present(row: Row): Wire;
  /** Returns the audited values. The default is everything that `present` returns. */
  audited?(row: Row): object;
  /** Returns the name of the row in the entry about many records. The default is its id. */
  named?(row: Row): string;
}

interface Target<Scope> {
  id: string;
  scope: Scope;
  /** The version that the editor read; absent if the current version does not matter. */
  version?: number | undefined;
}

interface Edit<Scope> extends Target<Scope> {
  actorId: string;
  /** The action in the past tense: `updated`. */
  action: string;
}

interface BulkEdit<Scope, Asked> extends Omit<Edit<Scope>, 'id' | 'version'> {
  /** The records with the versions that the editor saw. */
  records: readonly Asked[];
}

interface Changed<Row> {
  id: string;
  before: Row;
  after: Row;
}

/**
 * Edits a record: locks it, compares its version with the editor's, writes the change and audits the values before and
 * after.
 */
export class Edits<Row extends { version: number }, Wire extends object, Scope, In extends Transaction = PrismaTx> {
  constructor(
    private readonly audit: Audit,
    private readonly thing: EditedKind<Row, Wire, Scope, In>,
  ) {}

  /**
   * Audits a record that the transaction has just inserted.
   *
   * @param from the record that it was copied from
   */
  created(
    tx: In,
    { action = 'created', ...made }: Pick<Edit<Scope>, 'actorId' | 'id' | 'scope'> & { action?: string },
    from: Row | null = null,
  ): Promise<Wire> {
    return this.record(tx, { ...made, action }, from);
  }

  /**
   * @param change writes the change; returns `unchanged` if there is nothing to write, and then nothing is audited
   * @throws AppError `missing` if the record does not exist, `changed` if its version differs
   */
  async change(tx: In, edit: Edit<Scope>, change: (before: Row) => Promise<void | 'unchanged'>): Promise<Wire> {
    const before = await this.hold(tx, edit);
    return (await change(before)) === 'unchanged' ? this.thing.present(before) : this.record(tx, edit, before);
  }

  /**
   * Changes several records and audits them in one entry, with the values that differ. A record that is missing, has
   * another version or that `change` refuses stays as it is and does not affect the others.
   *
   * @param change writes the change of one record, like the parameter of the method `change`
   */
  async changeMany<Asked extends { id: string; version: number }>(
    tx: In,
    { records, ...edit }: BulkEdit<Scope, Asked>,
    change: (before: Row, record: Asked) => Promise<void | 'unchanged'>,
  ): Promise<{ changed: Changed<Row>[]; refused: BulkRefusal[] }> {
    const { scope } = edit;
    const { done, refused } = await applyToEach(executorOf(tx), records, async (record) => {
      const { id, version } = record;
      const before = await this.hold(tx, { id, scope, version });
      if ((await change(before, record)) === 'unchanged') return null;
      return { id, before, after: await this.find(tx, { id, scope }) };
    });
    if (done.length > 0) await this.writeMany(tx, edit, done);
    return { changed: done, refused };
  }

  /** @throws AppError `missing` if the record does not exist, `changed` if its version differs */
  async remove(tx: In, edit: Edit<Scope>, remove: (before: Row) => Promise<void>): Promise<null> {
    const before = await this.hold(tx, edit);
    await remove(before);
    await this.write(tx, edit, before, null);
    return null;
  }

  /**
   * Locks a record before a change outside its fields.
   * @throws AppError `missing` if the record does not exist, `changed` if its version differs
   */
  async hold(tx: In, { version, ...target }: Target<Scope>): Promise<Row> {
    const standing = await this.find(tx, target);
    if (version !== undefined && version !== standing.version) {
      throw new AppError(this.thing.changed, { data: this.thing.present(standing) });
    }
    return standing;
  }

  private async find(tx: In, { id, scope }: Target<Scope>): Promise<Row> {
    const row = await this.thing.hold(tx, id, scope);
    if (row === null) throw notFound(this.thing.missing);
    return row;
  }

  private async record(tx: In, edit: Edit<Scope>, before: Row | null): Promise<Wire> {
    const after = await this.find(tx, edit);
    await this.write(tx, edit, before, after);
    return this.thing.present(after);
  }

  private async write(tx: In, edit: Edit<Scope>, before: Row | null, after: Row | null): Promise<void> {
    await this.audit.write(executorOf(tx), {
      ...this.entry(edit),
      subjectId: edit.id,
      before: (before && this.kept(before)) ?? undefined,
      after: (after && this.kept(after)) ?? undefined,
    });
  }

  private async writeMany(tx: In, edit: Pick<Edit<Scope>, 'actorId' | 'action'>, changes: Changed<Row>[]) {
    const values = new Map<string, { before: unknown; after: unknown }>();
    for (const { id, before, after } of changes) {
      const name = this.thing.named?.(before) ?? id;
      // Two records may have the same name.
      values.set(values.has(name) ? `${name} (${id})` : name, changedValues(this.kept(before), this.kept(after)));
    }
    const side = (key: 'before' | 'after') => Object.fromEntries([...values].map(([name, each]) => [name, each[key]]));
    await this.audit.write(executorOf(tx), {
      ...this.entry(edit),
      ...{ subjectId: null, subjectIds: changes.map(({ id }) => id) },
      ...{ before: side('before'), after: side('after') },
    });
  }

  private entry({ actorId, action }: Pick<Edit<Scope>, 'actorId' | 'action'>) {
    const { subject, actions = `${subject}.` } = this.thing;
    return { actorId, action: `${actions}${action}`, subjectType: subject };
  }

  private kept(row: Row): object {
    return this.thing.audited?.(row) ?? this.thing.present(row);
  }
}
