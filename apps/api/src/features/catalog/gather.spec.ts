import { gather } from './gather.js';

it('asks once for all that is wanted in the same moment, and gives each its own', async () => {
  const asked: number[][] = [];
  const double = gather((wanted: readonly number[]) => {
    asked.push([...wanted]);
    return Promise.resolve(wanted.map((each) => 2 * each));
  });
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(asked).toEqual([[1, 2, 3], [4]]);
});

it('tells a failure to those who waited for it, and to nobody after them', async () => {
  let isDown = true;
  const get = gather((wanted: readonly string[]) =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve(wanted),
  );
  const results = await Promise.allSettled([get('a'), get('b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await get('c')).toBe('c');
});
