import type { ErrorCode } from '@dronesoccer/contracts';
import { executorOf, type PrismaTx } from '../database/index.js';
import { AppError, notFound } from '../errors/index.js';
import type { Audit } from './audit.js';

/** A thing that administrators edit, each of them what its scope lets them see. */
export interface Edited<Row extends { version: number }, Wire, Scope> {
  /** In the audit: `arena`; its actions are `arena.created` … */
  readonly subject: string;
  /** Not there, or another company's. */
  readonly missing: ErrorCode;
  /** Someone else changed it first; answers with what stands. */
  readonly changed: ErrorCode;
  /** The row, held until the transaction ends; null when the scope has none of that id. */
  hold(tx: PrismaTx, id: string, scope: Scope): Promise<Row | null>;
  present(row: Row): Wire;
  /** What the audit keeps of it; absent: all that is presented. */
  audited?(row: Row): unknown;
}

interface Edit<Scope> {
  actorId: string;
  id: string;
  scope: Scope;
  /** What was done, in the past tense: `updated`. */
  action: string;
  /** As the editor read it; absent where it does not matter what stands. */
  version?: number;
}

/** How a thing is edited: held, compared with what the editor read, written, and recorded with what stood before and after. */
export class Edits<Row extends { version: number }, Wire, Scope> {
  constructor(
    private readonly audit: Audit,
    private readonly thing: Edited<Row, Wire, Scope>,
  ) {}

  /** Records one that the transaction has just inserted. */
  async created(tx: PrismaTx, { actorId, id, scope }: Pick<Edit<Scope>, 'actorId' | 'id' | 'scope'>): Promise<Wire> {
    return this.record(tx, { actorId, id, scope, action: 'created' }, null);
  }

  /**
   * @param change writes the change; `unchanged` when there is nothing to write, and then nothing is recorded
   * @throws AppError `missing`; `changed` for another version than what stands
   */
  async change(tx: PrismaTx, edit: Edit<Scope>, change: (before: Row) => Promise<void | 'unchanged'>): Promise<Wire> {
    const before = await this.held(tx, edit);
    const shown = this.thing.present(before);
    if (edit.version !== undefined && edit.version !== before.version) {
      throw new AppError(this.thing.changed, { data: shown });
    }
    return (await change(before)) === 'unchanged' ? shown : this.record(tx, edit, before);
  }

  private async held(tx: PrismaTx, { id, scope }: Pick<Edit<Scope>, 'id' | 'scope'>): Promise<Row> {
    const row = await this.thing.hold(tx, id, scope);
    if (row === null) throw notFound(this.thing.missing);
    return row;
  }

  private async record(tx: PrismaTx, edit: Edit<Scope>, before: Row | null): Promise<Wire> {
    const after = await this.held(tx, edit);
    const kept = (row: Row): unknown => this.thing.audited?.(row) ?? this.thing.present(row);
    await this.audit.write(executorOf(tx), {
      actorId: edit.actorId,
      action: `${this.thing.subject}.${edit.action}`,
      subjectType: this.thing.subject,
      subjectId: edit.id,
      before: before === null ? undefined : kept(before),
      after: kept(after),
    });
    return this.thing.present(after);
  }
}
