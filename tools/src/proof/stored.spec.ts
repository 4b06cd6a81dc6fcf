import { expect, it } from 'vitest';
import type { Compose } from './compose.ts';
import { differences, readStored } from './stored.ts';

it('names what differs, is missing or is new', () => {
  const one = new Map([
    ['orders', '2 a'],
    ['payments', '1 b'],
    ['refunds', '0'],
  ]);
  const other = new Map([
    ['orders', '2 a'],
    ['payments', '1 c'],
    ['returns', '0'],
  ]);
  expect(differences(one, other)).toEqual(['payments', 'refunds', 'returns']);
  expect(differences(one, one)).toEqual([]);
});

it('reads the hash of each table and of each file', async () => {
  const hash = 'a'.repeat(64);
  const answer = (args: readonly string[]): string => {
    if (args.includes('backup')) return `${hash}  ./a b.webp\n${hash}  ./folder/c.webp`;
    return args.at(-1)?.startsWith('SELECT format') ? 'public.orders\npgboss.job' : 'public.orders=2 abc\npgboss.job=0';
  };
  const compose: Compose = {
    name: 'drill',
    operate: () => Promise.resolve(''),
    run: (...args) => Promise.resolve(answer(args)),
    remove: () => Promise.resolve(),
  };
  expect(await readStored(compose)).toEqual({
    tables: new Map([
      ['public.orders', '2 abc'],
      ['pgboss.job', '0'],
    ]),
    files: new Map([
      ['a b.webp', hash],
      ['folder/c.webp', hash],
    ]),
  });
});
