import { Injectable } from '@nestjs/common';
import { type Executor, newId } from '../database/index.js';
import { requestOrigin } from '../origin/index.js';

interface AuditRecord {
  actorId: string | null;
  /** The action, e.g. `order.cancelled`. */
  action: string;
  subjectType: string;
  subjectId: string | null;
  /** The subjects of a bulk call, whose `subjectId` is null. */
  subjectIds?: readonly string[];
  before?: unknown;
  after?: unknown;
}

/** Records who changed what, in which request and from which network, in the transaction of the change. */
@Injectable()
export class Audit {
  async write(executor: Executor, record: AuditRecord): Promise<void> {
    const origin = requestOrigin();
    await executor.query(
      `INSERT INTO audit_entries (id, actor_id, action, subject_type, subject_id, before, after, request_id, network,
                                  subject_ids)
       VALUES ($1::uuid, $2::uuid, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9, $10::text[])`,
      [
        newId(),
        record.actorId,
        record.action,
        record.subjectType,
        record.subjectId,
        json(record.before),
        json(record.after),
        origin?.requestId ?? null,
        origin?.network ?? null,
        record.subjectIds ?? null,
      ],
    );
  }
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
