import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../workspace.ts';

/** The numbered checks in the README of apps/e2e, which a person would perform before a release. */
const listed = [...readFileSync(at('apps/e2e/README.md'), 'utf8').matchAll(/^(\d+)\. /gm)].map(([, number]) =>
  Number(number),
);

/** The check numbers in the titles of the journeys. */
const shown = new Set(
  globSync('apps/e2e/src/**/*.spec.ts', { cwd: at() }).flatMap((file) =>
    [...readFileSync(at(file), 'utf8').matchAll(/\(check (\d+)\)/g)].map(([, number]) => Number(number)),
  ),
);

describe('what a person checks', () => {
  it('is a list without gaps', () => {
    expect(listed).toEqual(Array.from({ length: 27 }, (_, index) => index + 1));
  });

  it('has a journey for each of its points', () => {
    expect(listed.filter((number) => !shown.has(number))).toEqual([]);
  });

  it('has a point for each number that a journey bears', () => {
    expect([...shown].filter((number) => !listed.includes(number))).toEqual([]);
  });
});
