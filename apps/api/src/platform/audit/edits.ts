import type { ErrorCode } from '@dronesoccer/contracts';
import { executorOf, type PrismaTx, type Tx } from '../database/index.js';
import { AppError, notFound } from '../errors/index.js';
import type { Audit } from './audit.js';

type Transaction = PrismaTx | Tx;

/** A thing that administrators edit, each of them what its scope lets them see. */
export interface Edited<Row extends { version: number }, Wire, Scope, In extends Transaction = PrismaTx> {
  /** In the audit: `arena`. */
  readonly subject: string;
  /** What its actions begin with; absent: the subject and a dot, as in `arena.created`. */
  readonly actions?: string;
  /** Not there, or another company's. */
  readonly missing: ErrorCode;
  /** Someone else changed it first; answers with what stands. */
  readonly changed: ErrorCode;
  /** The row, held until the transaction ends; null when the scope has none of that id. */
  hold(tx: In, id: string, scope: Scope): Promise<Row | null>;
  present(row: Row): Wire;
  /** What the audit keeps of it; absent: all that is presented. */
  audited?(row: Row): unknown;
}

interface Target<Scope> {
  id: string;
  scope: Scope;
  /** As the editor read it; absent where it does not matter what stands. */
  version?: number | undefined;
}

interface Edit<Scope> extends Target<Scope> {
  actorId: string;
  /** What was done, in the past tense: `updated`. */
  action: string;
}

/** How a thing is edited: held, compared with what the editor read, written, and recorded with what stood before and after. */
export class Edits<Row extends { version: number }, Wire, Scope, In extends Transaction = PrismaTx> {
  constructor(
    private readonly audit: Audit,
    private readonly thing: Edited<Row, Wire, Scope, In>,
  ) {}

  /**
   * Records one that the transaction has just inserted.
   *
   * @param from the one that it was copied from
   */
  created(
    tx: In,
    { action = 'created', ...made }: Pick<Edit<Scope>, 'actorId' | 'id' | 'scope'> & { action?: string },
    from: Row | null = null,
  ): Promise<Wire> {
    return this.record(tx, { ...made, action }, from);
  }

  /**
   * @param change writes the change; `unchanged` when there is nothing to write, and then nothing is recorded
   * @throws AppError `missing`; `changed` for another version than what stands
   */
  async change(tx: In, edit: Edit<Scope>, change: (before: Row) => Promise<void | 'unchanged'>): Promise<Wire> {
    const before = await this.hold(tx, edit);
    return (await change(before)) === 'unchanged' ? this.thing.present(before) : this.record(tx, edit, before);
  }

  /** @throws AppError `missing`; `changed` for another version than what stands */
  async remove(tx: In, edit: Edit<Scope>, remove: (before: Row) => Promise<void>): Promise<null> {
    const before = await this.hold(tx, edit);
    await remove(before);
    await this.write(tx, edit, before, null);
    return null;
  }

  /** Holds what something else than its fields is about to change. @throws AppError `missing`; `changed` */
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
    const { subject, actions = `${subject}.` } = this.thing;
    const kept = (row: Row | null): unknown => row && (this.thing.audited?.(row) ?? this.thing.present(row));
    await this.audit.write(executorOf(tx), {
      actorId: edit.actorId,
      action: `${actions}${edit.action}`,
      subjectType: subject,
      subjectId: edit.id,
      before: kept(before) ?? undefined,
      after: kept(after) ?? undefined,
    });
  }
}
