import { sweepEach } from './sweep-each.js';

const locked = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });

/** Sweeps rows that fail with these errors, and returns the rows that were tried and the sweep's own error. */
async function sweep(outcomes: readonly (Error | null)[]): Promise<{ tried: number; error: unknown }> {
  let tried = 0;
  const error: unknown = await sweepEach(outcomes, async (outcome) => {
    tried++;
    if (outcome !== null) throw outcome;
  }).catch((thrown: unknown) => thrown);
  return { tried, error };
}

describe('a sweep', () => {
  it('goes on behind a row that fails and one that is locked, and reports both', async () => {
    const broken = new Error('no such plan');
    const { tried, error } = await sweep([locked, null, broken, null]);
    expect(tried).toBe(4);
    expect(error).toMatchObject({ errors: [locked, broken] });
    expect(await sweep([null, broken])).toEqual({ tried: 2, error: broken });
  });

  it('ends when the database does not answer for two consecutive rows', async () => {
    expect(await sweep([null, locked, locked, null])).toMatchObject({ tried: 3 });
    expect(await sweep([locked, null, locked, null])).toMatchObject({ tried: 4 });
  });
});
