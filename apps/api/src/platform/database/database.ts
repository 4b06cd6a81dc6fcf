import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { Config } from '../../config/index.js';
import { Log } from '../logging/index.js';
import { tracePool, Tracing } from '../tracing/index.js';
import type { Executor, Tx } from './executor.js';
import { databaseFailure } from './failures.js';
import { type Prisma, PrismaClient } from './generated/client.js';
import { namedStatement, OpenTransaction, type StatementBuilder, unnamedStatement, write } from './open-transaction.js';
import { createPool } from './pool.js';
import { beginSnapshot, openRows, type RowStream } from './row-stream.js';

const attempts = 5;

/** Prisma's client inside one transaction. */
export type PrismaTx = Prisma.TransactionClient;

/** The only access to Postgres: one pool, shared by hand-written SQL and Prisma. */
@Injectable()
export class Database implements Executor, OnApplicationShutdown {
  readonly prisma: PrismaClient;
  private readonly pool: pg.Pool;
  private readonly statement: StatementBuilder;

  constructor(config: Config, log: Log, tracing: Tracing) {
    this.statement = config.database.pooler === 'transaction-unnamed' ? unnamedStatement : namedStatement;
    this.pool = createPool(config, (error) => log.warn({ reason: error.message }, 'a database connection was lost'));
    if (tracing.isOn) tracePool(this.pool);
    this.prisma = new PrismaClient({ adapter: new PrismaPg(this.pool) });
  }

  /** A single statement is its own transaction and is retried like one. */
  async query<Row>(text: string, params: readonly unknown[] = [], name?: string): Promise<Row[]> {
    const { rows } = await withRetries(() => this.pool.query(this.statement(text, params, name)));
    return rows as Row[];
  }

  /**
   * Runs `work` in one transaction (read committed). If a concurrent transaction wins (serialization failure or
   * deadlock), all of `work` runs again, so it must not have side effects outside the transaction: enqueue a job
   * instead.
   */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return withRetries(() => this.once(work, 'BEGIN'));
  }

  /**
   * Runs reads that have to agree with each other: all of them see the database as of the first read, whatever is
   * written meanwhile. They cannot write.
   */
  snapshot<Result>(read: (tx: Tx) => Promise<Result>): Promise<Result> {
    return withRetries(() => this.once(read, beginSnapshot));
  }

  /**
   * Runs independent reads on one connection, sent in a single write; each sees the data committed when it runs. `read`
   * must start all of them in one turn of the event loop.
   */
  async together<Result>(read: (executor: Executor) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    const sent: Promise<unknown>[] = [];
    const query = async <Row>(text: string, params: readonly unknown[] = [], name?: string): Promise<Row[]> => {
      const answer = write(client, this.statement(text, params, name));
      sent.push(answer);
      return (await answer).rows as Row[];
    };
    try {
      return await read({ query });
    } finally {
      // One read may have failed before the others were answered.
      await Promise.allSettled(sent);
      client.release();
    }
  }

  /** Like `transaction`, but with Prisma's client; `executorOf(tx)` lets jobs and mail take part in the transaction. */
  prismaTransaction<Result>(work: (tx: PrismaTx) => Promise<Result>): Promise<Result> {
    return withRetries(() => this.prisma.$transaction(work, { maxWait: 5_000, timeout: 15_000 }));
  }

  /**
   * Returns rows for an export, in batches from one snapshot. The caller must read them to the end or close the stream.
   */
  openRows<Row>(text: string, params: readonly unknown[] = []): Promise<RowStream<Row>> {
    return openRows<Row>(this.pool, text, params);
  }

  /** The numbers of open and idle connections, and of the calls that wait for one. */
  get connections(): { total: number; idle: number; waiting: number } {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.pool;
    return { total, idle, waiting };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.prisma.$disconnect();
    await this.pool.end();
  }

  private async once<Result>(work: (tx: Tx) => Promise<Result>, begin: string): Promise<Result> {
    const client = await this.pool.connect();
    const tx = new OpenTransaction(client, this.statement);
    let broken: Error | undefined;
    try {
      await tx.begin(begin);
      const result = await work(tx);
      await tx.commit();
      return result;
    } catch (error) {
      await tx.rollback().catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      // A connection that cannot roll back is destroyed, never returned to the pool.
      client.release(broken);
    }
  }
}

/** Returns an executor for SQL inside either kind of transaction. */
export function executorOf(tx: PrismaTx | Tx): Tx {
  if ('isTransaction' in tx) return tx;
  const query = <Row>(text: string, params: readonly unknown[] = []) => tx.$queryRawUnsafe<Row[]>(text, ...params);
  return { isTransaction: true, query, send: async (text, params) => void (await query(text, params)) };
}

async function withRetries<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || databaseFailure(error)?.kind !== 'conflict') throw error;
      // Jitter keeps two transactions that collided from colliding again.
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}
