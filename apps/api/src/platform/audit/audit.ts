import { Injectable } from '@nestjs/common';
import { type Executor, newId } from '../database/index.js';

export interface AuditRecord {
  actorId: string | null;
  /** The action, e.g. `order.cancelled`. */
  action: string;
  subjectType: string;
  subjectId: string | null;
  before?: unknown;
  after?: unknown;
  requestId?: string;
}

/** Records who changed what, in the transaction of the change. */
@Injectable()
export class Audit {
  async write(executor: Executor, record: AuditRecord): Promise<void> {
    await executor.query(
      `INSERT INTO audit_entries (id, actor_id, action, subject_type, subject_id, before, after, request_id)
       VALUES ($1::uuid, $2::uuid, $3, $4, $5, $6::jsonb, $7::jsonb, $8)`,
      [
        newId(),
        record.actorId,
        record.action,
        record.subjectType,
        record.subjectId,
        json(record.before),
        json(record.after),
        record.requestId ?? null,
      ],
    );
  }
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
