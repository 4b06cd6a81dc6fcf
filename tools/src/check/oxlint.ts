import { createRequire } from 'node:module';
import path from 'node:path';
import { runNode, type Outcome } from '../run.ts';

/** Runs the type-aware linter: its own rules, the rules that need types, and the compiler's errors (.oxlintrc.json). */
export const oxlint = (args: readonly string[], cwd: string): Promise<Outcome> =>
  runNode(
    [path.join(path.dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint'), ...args],
    { cwd },
  );
