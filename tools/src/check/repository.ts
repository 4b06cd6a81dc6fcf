/** The checks that no linter has; each examines the whole repository. */
import { inspect } from 'node:util';
import { faultsOf } from '../mutate/apply.ts';
import { readMutations } from '../mutate/mutations.ts';
import type { Outcome } from '../run.ts';
import { checkAreaFolders } from './area-folders.ts';
import { checkComments } from './comments.ts';
import { checkContentToConfirm } from './content-to-confirm.ts';
import { checkErrorCodes } from './error-codes.ts';
import { checkSchema, checkStyles } from './house-rules.ts';
import { checkExports } from './exports.ts';
import { checkMigrations } from './migrations.ts';
import { checkStatementNames } from './statement-names.ts';
import { checkTableOwners } from './table-owners.ts';

/** Otherwise `npm run mutate` would fail only long after the change that moved the code. */
const checkMutations = async (): Promise<Outcome> => {
  const faults = await faultsOf(await readMutations());
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
};

const checks: Record<string, () => Promise<Outcome>> = {
  'Every folder of an area is named after it': checkAreaFolders,
  'Every export is named in another file': checkExports,
  'No colours outside the tokens': checkStyles,
  'Comments are sentences in the usual words and switch no rule off': checkComments,
  'No schema change without its migration': checkSchema,
  'The previous version works on every new migration': checkMigrations,
  'Every mutation fits the code': checkMutations,
  'Every error code has its situation': checkErrorCodes,
  'Every fact to confirm fits the site': checkContentToConfirm,
  'Every name of a prepared statement has one text': checkStatementNames,
  'Every table has its owner, and who uses others says so': checkTableOwners,
};

for (const [name, run] of Object.entries(checks)) {
  const { code, output } = await run().catch((error: unknown) => ({ code: 1, output: inspect(error) }));
  if (code === 0) continue;
  process.exitCode = 1;
  console.error(`${name}:\n${output.trimEnd().replaceAll(/^/gm, '  ')}`);
}
