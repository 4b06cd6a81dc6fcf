import { createRequire } from 'node:module';
import path from 'node:path';
import { runNode, type Outcome } from '../run.ts';

/** The linter with types: its own rules, those that need types, and what the compiler itself objects to (.oxlintrc.json). */
export const oxlint = (args: readonly string[], cwd: string): Promise<Outcome> =>
  runNode(
    [path.join(path.dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint'), ...args],
    { cwd },
  );
