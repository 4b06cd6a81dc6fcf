import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Executor, Tx } from '../database/index.js';
import { AppError } from '../errors/index.js';

/** Who repeats what: the scope keeps one person's keys from ever meeting another's. */
export interface Repeatable {
  /** The call, the account or guest, and the ids of the path: `orders.admin.refund:<user id>:<order id>`. */
  readonly scope: string;
  /** Null when none was sent, or nothing tells this guest from another; then nothing is remembered. */
  readonly key: string | null;
  /** All that decides the answer. */
  readonly body: unknown;
}

/**
 * The same key with the same body gets the same answer, and the work is done once. The answer is written in the
 * transaction of the work, so either both stand or neither; a repeat that comes while the first still runs waits for it
 * at the unique key.
 */
@Injectable()
export class Idempotency {
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
    await tx.query(
      // As one text inside the JSON column, which would sort an object's keys: a repeat gets the same bytes.
      'UPDATE idempotency_keys SET response = to_jsonb($3::text) WHERE scope = $1 AND key = $2',
      [scope, key, JSON.stringify(answer ?? null)],
      'idempotency-answer',
    );
    return answer;
  }

  /** What a repeat is answered, before any work that need not be done again; undefined when there was no first one. */
  async find<Answer>(executor: Executor, { scope, key, body }: Repeatable): Promise<Answer | undefined> {
    if (key === null) return undefined;
    const first = await firstOf(executor, scope, key);
    return first && answerOf<Answer>(first, hash('sha256', canonical(body), 'buffer'));
  }

  private async replay<Answer>(tx: Tx, scope: string, key: string, bodyHash: Buffer): Promise<Answer> {
    const first = await firstOf(tx, scope, key);
    // Only the nightly clean-up can have taken the row away in between.
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

/** The same content in another order of keys is the same content. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'null'
  );
}
