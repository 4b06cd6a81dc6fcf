import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Executor, Tx } from '../database/index.js';
import { AppError } from '../errors/index.js';

/** Identifies a call that may be retried; the scope separates one person's keys from another's. */
export interface Repeatable {
  /** The call, the account or guest, and the ids in the path: `orders.admin.refund:<user id>:<order id>`. */
  readonly scope: string;
  /** Null if no key was sent or the guest cannot be identified; then nothing is stored and each attempt runs. */
  readonly key: string | null;
  /** Everything that determines the answer. */
  readonly body: unknown;
}

/**
 * A retry with the same key and body gets the same answer, and the work runs once. The answer is written in the work's
 * transaction, so both commit or neither does. A retry that arrives while the first attempt is running waits on the
 * unique key.
 */
@Injectable()
export class Idempotency {
  /**
   * Runs `work` once per scope and key; a retry gets the stored answer instead. With a null key, `work` always runs.
   *
   * @param tx the transaction that `work` writes in
   * @throws AppError COMMON_008 if the key was used with another body, COMMON_009 (retry after 1 s) if housekeeping
   * deletes the first answer at this moment; errors of `work` are passed on
   */
  async run<Answer>(tx: Tx, { scope, key, body }: Repeatable, work: () => Promise<Answer>): Promise<Answer> {
    if (key === null) return work();
    const bodyHash = hash('sha256', canonical(body), 'buffer');
    const [taken] = await tx.query(
      `INSERT INTO idempotency_keys (scope, key, body_hash, status, response) VALUES ($1, $2, $3, 200, 'null')
       ON CONFLICT (scope, key) DO NOTHING RETURNING 1`,
      [scope, key, bodyHash],
      'idempotency-take',
    );
    if (taken === undefined) return this.replay<Answer>(tx, scope, key, bodyHash);
    const answer = await work();
    await tx.send(
      // Stored as one JSON string: jsonb would reorder an object's keys, and a retry must get the same bytes.
      'UPDATE idempotency_keys SET response = to_jsonb($3::text) WHERE scope = $1 AND key = $2',
      [scope, key, JSON.stringify(answer ?? null)],
      'idempotency-answer',
    );
    return answer;
  }

  /**
   * Returns the stored answer of an earlier call, or undefined. For a caller that wants to skip work before `run`.
   *
   * @throws AppError COMMON_008 if the key was used with another body
   */
  async find<Answer>(executor: Executor, { scope, key, body }: Repeatable): Promise<Answer | undefined> {
    if (key === null) return undefined;
    const first = await firstOf(executor, scope, key);
    return first && answerOf<Answer>(first, hash('sha256', canonical(body), 'buffer'));
  }

  private async replay<Answer>(tx: Tx, scope: string, key: string, bodyHash: Buffer): Promise<Answer> {
    const first = await firstOf(tx, scope, key);
    // Only housekeeping can have deleted the row in between.
    if (first === undefined) throw new AppError('COMMON_009', { retryAfter: 1 });
    return answerOf<Answer>(first, bodyHash);
  }
}

interface First {
  body_hash: Buffer;
  response: string;
}

async function firstOf(executor: Executor, scope: string, key: string): Promise<First | undefined> {
  const [first] = await executor.query<First>(
    'SELECT body_hash, response FROM idempotency_keys WHERE scope = $1 AND key = $2',
    [scope, key],
    'idempotency-replay',
  );
  return first;
}

function answerOf<Answer>(first: First, bodyHash: Buffer): Answer {
  if (!bodyHash.equals(first.body_hash)) throw new AppError('COMMON_008');
  return JSON.parse(first.response) as Answer;
}

/** Returns JSON with sorted keys, because the order of keys does not make a different body. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'null'
  );
}
