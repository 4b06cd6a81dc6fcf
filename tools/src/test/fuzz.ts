// `npm run fuzz` (promise F1) sends 400 generated requests per call to the API, each by a guest or by one of five roles, with
// a new seed each time, which it prints. `-- --seed 20261127` repeats a run. A call must never answer with 5xx or with a
// status that OpenAPI does not name.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runNode } from '../run.ts';
import { at, root } from '../workspace.ts';

const { values } = parseArgs({ options: { seed: { type: 'string', default: String(randomInt(1, 2 ** 31)) } } });
process.stdout.write(`TEST_SEED=${values.seed}\n`);
const { code, output } = await runNode([at('tools/src/test/test.ts'), 'api', 'generated-calls', '--full'], {
  cwd: root,
  env: { TEST_SEED: values.seed },
});
process.stdout.write(output);
process.exitCode = code ?? 1;
