import { setImmediate as turn } from 'node:timers/promises';
import { ConcurrencyLimit } from './index.js';

describe('a limit on how much runs at once', () => {
  it('works off a few at a time, in order, and refuses what is too much', async () => {
    const limit = new ConcurrencyLimit({ atOnce: 2, maxWaiting: 3 });
    const finished: number[] = [];
    let running = 0;
    let most = 0;
    const run = (name: number) =>
      limit.run(async () => {
        most = Math.max(most, ++running);
        await turn();
        running--;
        finished.push(name);
      });
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7, 8].map(run));
    expect(most).toBe(2);
    expect(finished).toEqual([1, 2, 3, 4, 5]);
    expect(results.slice(5)).toMatchObject(
      Array(3).fill({ reason: { code: 'COMMON_009', details: { retryAfter: 2 } } }),
    );
    await run(9);
    expect(finished.at(-1)).toBe(9);
  });

  it('lets the next one in also when one fails', async () => {
    const limit = new ConcurrencyLimit({ atOnce: 1, maxWaiting: 1 });
    const failing = limit.run(() => Promise.reject(new Error('no')));
    const waiting = limit.run(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await waiting).toBe('yes');
  });

  it('lets what else is ready run between two that hold the thread', async () => {
    const limit = new ConcurrencyLimit({ atOnce: 1, maxWaiting: 2 });
    const order: string[] = [];
    const hold = (name: string) => limit.run(() => Promise.resolve(order.push(name)));
    const held = [hold('first'), hold('second'), hold('third')];
    setImmediate(() => order.push('a request'));
    await Promise.all(held);
    expect(order).toEqual(['first', 'a request', 'second', 'third']);
  });
});
