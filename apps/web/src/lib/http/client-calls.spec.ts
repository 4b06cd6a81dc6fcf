import { calls } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { callsOfOtherPrograms } from '../../../vite/client-calls';

const files = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.spec.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('the client makes none of the calls that its table leaves out', () => {
  const source = Object.values(files).join('\n');
  expect(source).toContain("'cart.merge'");
  expect(callsOfOtherPrograms.filter((name) => source.includes(`'${name}'`))).toEqual([]);
  expect(callsOfOtherPrograms.filter((name) => !(name in calls))).toEqual([]);
});
