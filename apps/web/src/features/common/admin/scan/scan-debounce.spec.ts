import { expect, it } from 'vitest';
import { createScanDebounce } from './scan-debounce';

it('counts one scan as long as the same code stays before the camera', () => {
  const isNew = createScanDebounce();
  expect([isNew('a', 0), isNew('a', 2_000), isNew('a', 4_000), isNew('b', 4_100), isNew('a', 4_200)]).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
  expect(isNew('a', 8_000)).toBe(true);
});
