import { calls } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { callsOfOtherPrograms, lateCalls } from '../../../vite/client-calls';

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

// The dashboard's layout loads the table of the staff for all of its pages.
const { 'staff-calls': _, ...tables } = lateCalls;

it.each(Object.entries(tables))('every module that makes a call of the table %s loads it', (table, pattern) => {
  const names = Object.keys(calls).filter((name) => pattern.test(name) && !callsOfOtherPrograms.includes(name));
  const makers = Object.entries(files).filter(([, source]) => names.some((name) => source.includes(`'${name}'`)));
  expect(makers).not.toEqual([]);
  // A module that rarely makes the call loads the table just before.
  const loads = [`import '@/lib/http/${table}';`, `await import('@/lib/http/${table}');`];
  const lacking = makers.filter(([, source]) => !loads.some((text) => source.includes(text)));
  expect(lacking.map(([file]) => file)).toEqual([]);
});
