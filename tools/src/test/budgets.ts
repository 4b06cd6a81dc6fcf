import { readFile } from 'node:fs/promises';
import { at } from '../workspace.ts';
import type { Suite } from './suites.ts';

const page = 'docs/decisions/test-runs.md';

/** Returns the CPU seconds that each suite may take, from the table of the page that explains them. */
export async function budgets(): Promise<Record<Suite['name'], number>> {
  const text = await readFile(at(page), 'utf8');
  const budgetOf = (name: Suite['name']): number => {
    const seconds = new RegExp(`^\\| ${name} +\\| +(\\d+) `, 'm').exec(text)?.[1];
    if (seconds === undefined) throw new Error(`${page} has no budget for the suite "${name}".`);
    return Number(seconds);
  };
  return { unit: budgetOf('unit'), api: budgetOf('api'), browser: budgetOf('browser') };
}
