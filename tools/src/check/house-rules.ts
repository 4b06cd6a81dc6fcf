/** Rules that no linter has. */
import { glob, readFile } from 'node:fs/promises';
import { schemaDifference } from '@dronesoccer/prisma/migrate';
import type { Outcome } from '../run.ts';
import { at } from '../workspace.ts';
import { rawColoursInStyles } from './rules/no-raw-colours.mjs';

const TOKENS = 'src/styles/tokens.css';

/** Checks that only the token file contains literal colours. */
export async function checkStyles(): Promise<Outcome> {
  const found: string[] = [];
  for await (const name of glob('src/**/*.css', { cwd: at('apps/web') })) {
    if (name === TOKENS) continue;
    const lines = rawColoursInStyles(await readFile(at('apps/web', name), 'utf8'));
    found.push(...lines.map((line) => `apps/web/${name}:${line} writes a colour out: use a token of ${TOKENS}.`));
  }
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n') };
}

/**
 * Checks that the migrations match the schema: a schema change without a migration works only on the developer's
 * database.
 */
export async function checkSchema(): Promise<Outcome> {
  const difference = await schemaDifference();
  if (!difference) return { code: 0, output: '' };
  return { code: 1, output: `prisma/schema changed without a migration: npm run migration -- <name>\n\n${difference}` };
}
