import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { givenProduct, startMailSink, type MailSink, testDatabase, type TestDatabase } from '@dronesoccer/devkit';
import pg from 'pg';
import type { Executor } from '../../platform/database/index.js';
import { testEnvironment } from '../../../test/support/api.js';
import { useChance } from '../../../test/support/chance.js';
import { clientOf } from '../../../test/support/client.js';
import { type ApiProcess, startApiProcess } from '../../../test/support/processes.js';
import { expectBooksToBalance, orderBody } from '../../../test/support/shopping.js';
import { isFull } from '../../../test/support/two-processes.js';

const kills = isFull ? 20 : 3;
const buyers = 12;

describe('R11: an API that is killed under orders', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let mails: MailSink;
  let api: ApiProcess | undefined;
  const draw = useChance();

  beforeAll(async () => {
    database = await testDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 4 });
    pool.on('error', () => undefined);
    mails = await startMailSink();
  });
  afterAll(async () => {
    await api?.stop();
    await mails.stop();
    await pool.end();
    await database.drop();
  });

  const start = (): Promise<ApiProcess> => startApiProcess(testEnvironment(database.url, mails.smtpUrl));

  it(`keeps every order that it acknowledged, whole, through ${kills} kills`, async () => {
    const executor: Executor = {
      query: async <Row>(text: string, params: readonly unknown[] = []) =>
        (await pool.query(text, [...params])).rows as Row[],
    };
    const { id: productId } = await givenProduct(executor, { stock: 100_000 });
    /** The order id per idempotency key, for the answers that a client received. */
    const acknowledged = new Map<string, string>();
    const sent = new Map<string, object>();
    for (let run = 0; run < kills; run++) {
      const running = await start();
      api = running;
      const body = await orderBody(running.origin, { items: [{ productId, quantity: 1 }] });
      let isDead = false;
      const buying = Array.from({ length: buyers }, async () => {
        while (!isDead) {
          const key = randomUUID();
          sent.set(key, body);
          const headers = { 'Idempotency-Key': key };
          const answer = await clientOf(running.origin, headers)
            .answer('orders.place', { body })
            .catch(() => null);
          if (answer?.body.isSuccess) acknowledged.set(key, answer.body.data.id);
        }
      });
      // Waits until some orders have been answered, however slow the machine is.
      const heard = acknowledged.size;
      while (acknowledged.size < heard + 3) await sleep(20);
      await sleep(draw() * 300);
      await running.kill();
      isDead = true;
      await Promise.all(buying);
    }

    const stored = await pool.query<{ id: string }>('SELECT id FROM orders');
    const ids = new Set(stored.rows.map(({ id }) => id));
    const lost = [...acknowledged.values()].filter((id) => !ids.has(id));
    expect(lost).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(kills);
    await expectBooksToBalance(executor);

    // A client without an answer retries: the order either exists or is placed now, exactly once.
    const unheard = [...sent].filter(([key]) => !acknowledged.has(key)).slice(0, 20);
    const running = await start();
    api = running;
    for (const [key, body] of unheard) {
      const answer = await clientOf(running.origin).answer('orders.place', { body, idempotencyKey: key });
      expect(answer.status).toBe(201);
    }
    await expectBooksToBalance(executor);
    process.stdout.write(
      `${kills} kills: ${acknowledged.size} orders acknowledged, ${ids.size} stored, none of the acknowledged lost.\n`,
    );
  });
});
