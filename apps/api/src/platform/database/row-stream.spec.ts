import { useApi } from '../../../test/support/api.js';

describe('a stream of rows', () => {
  const api = useApi({ ROLES: 'http', DATABASE_POOL_SIZE: '2' });
  const announced = () => api.database.query<{ total: number }>('SELECT total FROM announced');

  beforeAll(() => api.database.query('CREATE TABLE announced (total int)'));
  beforeEach(() => api.database.query('DELETE FROM announced'));

  it('has committed its announcement before the first row, so a failure half way does not undo it', async () => {
    const stream = await api.database.openRows('SELECT 1 / (n - 900) AS share FROM generate_series(1, 2000) n');
    await stream.announce((executor) =>
      executor.query('INSERT INTO announced VALUES ($1)', [stream.total]).then(() => undefined),
    );
    const read = async () => {
      for await (const batch of stream.batches) expect(batch).toHaveLength(500);
    };
    await expect(read()).rejects.toThrow('division by zero');
    expect(await announced()).toEqual([{ total: 2000 }]);
  });

  it('reads its rows and their total from one snapshot, which is later than the announcement', async () => {
    const stream = await api.database.openRows<{ total: number }>(
      'SELECT total FROM announced UNION ALL SELECT 0 ORDER BY total',
    );
    expect(stream.total).toBe(1);
    await stream.announce((executor) => executor.query('INSERT INTO announced VALUES (7)').then(() => undefined));
    await api.database.query('INSERT INTO announced VALUES (8)');
    expect(stream.total).toBe(2);
    const { value: rows } = await stream.batches.next();
    expect(rows).toEqual([{ total: 0 }, { total: 7 }]);
    await stream.close();
  });

  it('is closed if its announcement fails', async () => {
    const stream = await api.database.openRows('SELECT 1');
    await expect(stream.announce(() => Promise.reject(new Error('not written')))).rejects.toThrow('not written');
    const { total, idle } = api.database.connections;
    expect(idle).toBe(total);
  });
});
