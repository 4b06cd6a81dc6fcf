import { useApi } from '../../../test/support/api.js';
import { executorOf } from './database.js';
import { databaseFailure } from './failures.js';
import { inSavepoint } from './in-savepoint.js';

describe('a transaction', () => {
  const api = useApi();

  beforeAll(async () => {
    await api.database.query('CREATE TABLE counters (name text PRIMARY KEY, value int NOT NULL CHECK (value >= 0))');
  });

  beforeEach(async () => {
    await api.database.query('DELETE FROM counters');
    await api.database.query("INSERT INTO counters VALUES ('a', 0), ('b', 0)");
  });

  const values = () => api.database.query('SELECT name, value FROM counters ORDER BY name');

  it('keeps all of its work or none', async () => {
    await expect(
      api.database.transaction(async (tx) => {
        await tx.query("UPDATE counters SET value = 7 WHERE name = 'a'");
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await values()).toEqual([
      { name: 'a', value: 0 },
      { name: 'b', value: 0 },
    ]);
  });

  it('does what was sent without waiting, in the order it was sent in', async () => {
    const add = "UPDATE counters SET value = value * 2 + 1 WHERE name = 'a'";
    const seen = await api.database.transaction(async (tx) => {
      await tx.send(add, [], 'test-add');
      await tx.send(add, [], 'test-add');
      const [row] = await tx.query<{ value: number }>("SELECT value FROM counters WHERE name = 'a'");
      await tx.send(add, [], 'test-add');
      return row?.value;
    });
    expect(seen).toBe(3);
    expect(await values()).toMatchObject([{ value: 7 }, { value: 0 }]);
  });

  const spoil = (name: string, value: number) =>
    [`UPDATE counters SET value = $2 WHERE name = $1`, [name, value]] as const;

  it.each([
    ['before COMMIT', []],
    ['before another that is not waited for', [spoil('b', 2)]],
  ])('commits nothing when what was sent without waiting fails %s, and says why', async (_, others) => {
    const done = api.database.transaction(async (tx) => {
      await tx.query("UPDATE counters SET value = 1 WHERE name = 'a'");
      await tx.send(...spoil('a', -1), 'test-set');
      for (const other of others) await tx.send(...other, 'test-set');
    });
    await expect(done).rejects.toMatchObject({ constraint: 'counters_value_check' });
    expect(await values()).toMatchObject([{ value: 0 }, { value: 0 }]);
  });

  it('fails with the first failure, though a later statement was waited for', async () => {
    const done = api.database.transaction(async (tx) => {
      await tx.send(...spoil('a', -1), 'test-set');
      await tx.query('SELECT 1');
    });
    await expect(done).rejects.toMatchObject({ constraint: 'counters_value_check' });
  });

  it('fails with the first failure, although concurrent work receives its consequence first', async () => {
    const throughLayers = async (work: Promise<unknown>, layers = 9): Promise<unknown> =>
      layers === 0 ? work : throughLayers(work, layers - 1);
    const done = api.database.transaction((tx) =>
      Promise.all([throughLayers(tx.query(...spoil('a', -1))), tx.query('SELECT 1')]),
    );
    await expect(done).rejects.toMatchObject({ constraint: 'counters_value_check' });
  });

  it.each([
    ['failed', () => Promise.reject(new Error('changed my mind'))],
    ['committed', () => Promise.resolve()],
  ])('refuses the statements that concurrent work still sends after it has %s', async (_, end) => {
    const { promise: ended, resolve: goOn } = Promise.withResolvers<void>();
    let concurrent: Promise<unknown> | undefined;
    await api.database
      .transaction((tx) => {
        concurrent = ended.then(() => tx.query(...spoil('a', 9)));
        return end();
      })
      .catch(() => undefined);
    goOn();
    await expect(concurrent).rejects.toThrow('The transaction has ended');
    expect(await values()).toMatchObject([{ value: 0 }, { value: 0 }]);
  });

  it('runs again when what was sent without waiting met a conflict', async () => {
    let runs = 0;
    await api.database.transaction(async (tx) => {
      runs++;
      await tx.query("UPDATE counters SET value = value + 1 WHERE name = 'a'");
      if (runs < 3) await tx.send(`DO $$ BEGIN RAISE EXCEPTION SQLSTATE '40001'; END $$`, [], `test-conflict`);
    });
    expect(runs).toBe(3);
    expect(await values()).toMatchObject([{ value: 1 }, { value: 0 }]);
  });

  it.each(['40001', '23514'])('commits once although a savepoint in it met %s without waiting', async (state) => {
    let runs = 0;
    await api.database.transaction(async (tx) => {
      runs++;
      await tx.query("UPDATE counters SET value = value + 1 WHERE name = 'a'");
      const fails = `DO $$ BEGIN RAISE EXCEPTION SQLSTATE '${state}'; END $$`;
      const saved = inSavepoint(tx, () => tx.send(fails, [], `test-fail-${state}`));
      await expect(saved).rejects.toMatchObject({ code: state });
    });
    expect(runs).toBe(1);
    expect(await values()).toMatchObject([{ value: 1 }, { value: 0 }]);
  });

  it('that meets another in a deadlock runs again, and both are done in the end (R13)', async () => {
    const add = (first: string, second: string) =>
      api.database.transaction(async (tx) => {
        await tx.query('UPDATE counters SET value = value + 1 WHERE name = $1', [first]);
        await tx.query('SELECT pg_sleep(0.2)');
        await tx.query('UPDATE counters SET value = value + 1 WHERE name = $1', [second]);
      });
    await Promise.all([add('a', 'b'), add('b', 'a')]);
    expect(await values()).toEqual([
      { name: 'a', value: 2 },
      { name: 'b', value: 2 },
    ]);
  });

  it.each(['40001', '40P01'])('runs again as a whole on %s, and fails after five attempts', async (state) => {
    const attempt = (failures: number) => {
      let runs = 0;
      const done = api.database.transaction(async (tx) => {
        runs++;
        await tx.query("UPDATE counters SET value = value + 1 WHERE name = 'a'");
        if (runs <= failures) await tx.query(`DO $$ BEGIN RAISE EXCEPTION SQLSTATE '${state}'; END $$`);
        return runs;
      });
      return done;
    };
    expect(await attempt(4)).toBe(5);
    expect(await values()).toMatchObject([{ value: 1 }, { value: 0 }]);
    await expect(attempt(5)).rejects.toMatchObject({ code: state });
    expect(await values()).toMatchObject([{ value: 1 }, { value: 0 }]);
  });

  it('through Prisma runs again likewise', async () => {
    let runs = 0;
    await api.database.prismaTransaction(async (tx) => {
      runs++;
      await executorOf(tx).query("UPDATE counters SET value = value + $1 WHERE name = 'a'", [3]);
      if (runs < 3) await tx.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION SQLSTATE '40001'; END $$`);
    });
    expect(runs).toBe(3);
    expect(await values()).toMatchObject([{ value: 3 }, { value: 0 }]);
  });

  it('that waits too long for a lock fails instead of waiting for ever', async () => {
    const { promise: locked, resolve: hasLocked } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const holder = api.database.transaction(async (tx) => {
      await tx.query("UPDATE counters SET value = 1 WHERE name = 'a'");
      hasLocked();
      await released;
    });
    await locked;
    const waiter = api.database.transaction(async (tx) => {
      await tx.query("SET LOCAL lock_timeout = '200ms'");
      await tx.query("UPDATE counters SET value = 2 WHERE name = 'a'");
    });
    await expect(waiter).rejects.toMatchObject({ code: '55P03' });
    release();
    await holder;
  });
});

describe('a failure of the database', () => {
  const api = useApi();

  it.each([
    ["SELECT 'x'::uuid", { kind: 'value' }],
    [
      'INSERT INTO user_roles VALUES (gen_random_uuid(), 9)',
      { kind: 'constraint', constraint: 'user_roles_role_known' },
    ],
    ['SELECT pg_terminate_backend(pg_backend_pid())', { kind: 'unavailable' }],
    ['SELECT nothing', { kind: 'other' }],
  ])('means the same from pg and from Prisma: %s', async (text, meaning) => {
    const fromPg = await api.database.query(text).catch((error: unknown) => error);
    const fromPrisma = await api.database.prisma.$queryRawUnsafe(text).catch((error: unknown) => error);
    expect(databaseFailure(fromPg)).toEqual(meaning);
    expect(databaseFailure(fromPrisma)).toEqual(meaning);
  });

  it('that comes through a model names its constraint as well', async () => {
    const bad = { userId: '0190b6a0-0000-7000-8000-000000000001', role: 9 };
    const failure = await api.database.prisma.userRole.create({ data: bad }).catch((error: unknown) => error);
    expect(databaseFailure(failure)).toEqual({ kind: 'constraint', constraint: 'user_roles_role_known' });
  });

  it('is distinguished from failures of our own', () => {
    for (const error of [new Error('x'), new TypeError('y'), 'text', null, undefined, { code: '40001' }]) {
      expect(databaseFailure(error)).toBeNull();
    }
  });
});

describe('a database whose connections are all in use', () => {
  const api = useApi({ ROLES: 'http', DATABASE_POOL_SIZE: '2', DATABASE_CONNECT_TIMEOUT_MS: '6000' });

  it('is unavailable, for a transaction of Prisma too', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const holders = Array.from({ length: 2 }, () => api.database.transaction(() => released));
    const failure = await api.database.prismaTransaction(async () => null).catch((error: unknown) => error);
    release();
    await Promise.all(holders);
    expect(databaseFailure(failure)).toEqual({ kind: 'unavailable' });
  });
});
