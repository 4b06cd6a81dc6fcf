import { ReadCache } from './read-cache.js';

describe('what is kept for a moment', () => {
  const lifetimeMs = 1_000;
  let now = 5_000;

  beforeEach(() => {
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    jest.useFakeTimers({ doNotFake: ['performance'] });
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const after = (milliseconds: number) => {
    now += milliseconds;
    // The library reads the clock at most once per millisecond.
    jest.advanceTimersByTime(milliseconds);
  };

  it('is read once for all who ask, until its time is over', async () => {
    const cache = new ReadCache<number>({ lifetimeMs, maxEntries: 2 });
    let reads = 0;
    const get = () => cache.get('key', () => Promise.resolve(++reads));
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    after(lifetimeMs);
    expect(await get()).toBe(1);
    after(1);
    expect(await get()).toBe(2);
  });

  it('is as old as the moment its reading began, however long that took', async () => {
    const cache = new ReadCache<string>({ lifetimeMs, maxEntries: 2 });
    const slow = cache.get('key', () => new Promise((resolve) => setTimeout(resolve, 900, 'old')));
    after(900);
    expect(await slow).toBe('old');
    after(101);
    expect(await cache.get('key', () => Promise.resolve('new'))).toBe('new');
  });

  it('is not joined when it hangs for longer than that', async () => {
    const cache = new ReadCache<string>({ lifetimeMs, maxEntries: 2 });
    void cache.get('key', () => new Promise<string>(() => undefined));
    after(lifetimeMs + 1);
    expect(await cache.get('key', () => Promise.resolve('new'))).toBe('new');
  });

  it('is never a failure', async () => {
    const cache = new ReadCache<string>({ lifetimeMs, maxEntries: 2 });
    const fail = () => Promise.reject(new Error('down'));
    const asked = await Promise.allSettled([cache.get('key', fail), cache.get('key', fail)]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cache.get('key', () => Promise.resolve('up'))).toBe('up');
  });

  it('is gone when it was forgotten, also while it was read', async () => {
    const cache = new ReadCache<string>({ lifetimeMs, maxEntries: 2 });
    const before = cache.get('key', () => Promise.resolve('before'));
    cache.forget('key');
    expect(await cache.get('key', () => Promise.resolve('after'))).toBe('after');
    expect(await before).toBe('before');
    expect(await cache.get('key', () => Promise.resolve('later'))).toBe('after');
  });

  it('makes room by what was not asked for the longest', async () => {
    const cache = new ReadCache<string>({ lifetimeMs, maxEntries: 2 });
    const get = (key: string, value: string) => cache.get(key, () => Promise.resolve(value));
    await get('a', '1');
    await get('b', '1');
    await get('a', '2');
    await get('c', '1');
    expect(await get('a', '3')).toBe('1');
    expect(await get('b', '2')).toBe('2');
  });
});
