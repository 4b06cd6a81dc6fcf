// The upgrade of a compose project by `deploy/upgrade.sh`, and the way back that docs/operations.md describes.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Compose, docker } from './compose.ts';
import type { Customers } from './customers.ts';
import { note, until } from './report.ts';

const IMAGE = 'dronesoccer';
const PREVIOUS = `${IMAGE}:previous`;

interface Upgrade {
  readonly compose: Compose;
  readonly customers: Customers;
  /** The options of `docker compose up`. */
  readonly up: readonly string[];
  readonly isReady: () => Promise<boolean>;
}

/** Builds an image of the product that differs from the current one by a label alone, as the version to upgrade from. */
export async function buildPrevious(): Promise<void> {
  await docker(['build', '--label', 'proof=previous', '--tag', IMAGE, '.']);
}

/** Upgrades the running project and goes back, while customers buy. Afterwards the images have their names again. */
export async function upgradeAndReturn({ compose, customers, up, isReady }: Upgrade): Promise<void> {
  const known = await imageId(PREVIOUS);
  const dumps = await mkdtemp(path.join(tmpdir(), 'dronesoccer-dumps-'));
  const servingImage = async (): Promise<string> => {
    const [api = ''] = (await compose.run('ps', '--quiet', 'api')).split('\n');
    return docker(['inspect', '--format', '{{.Image}}', api]);
  };
  const timed = async (what: string, act: () => Promise<unknown>): Promise<void> => {
    await customers.during(async () => {
      const since = performance.now();
      await act();
      await until(what, isReady);
      note(`${what}, while customers buy, in`, `${((performance.now() - since) / 1_000).toFixed(1)} s`);
    });
  };
  const before = await servingImage();
  let after: string | null = null;
  try {
    await timed('deploy/upgrade.sh', () => compose.operate('deploy/upgrade.sh', up, { DUMPS: dumps }));
    after = await servingImage();
    note('the new image serves', after === before ? 'no' : 'yes', after !== before);
    const isKept = (await imageId(PREVIOUS)) === before;
    note('the image that served before is dronesoccer:previous', isKept ? 'yes' : 'no', isKept);
    const [dump = ''] = await readdir(dumps);
    await compose.run('cp', path.join(dumps, dump), 'database:/tmp/proof.dump');
    const listed = await compose.run('exec', '-T', 'database', 'pg_restore', '--list', '/tmp/proof.dump');
    const tables = listed.match(/ TABLE DATA /g)?.length ?? 0;
    note('tables in the dump', tables, tables > 0);

    await docker(['image', 'tag', PREVIOUS, IMAGE]);
    await timed('the way back', () => compose.run('up', '--detach', '--no-deps', ...up, 'api', 'worker'));
    const isBack = (await servingImage()) === before;
    note('the image that served before serves again', isBack ? 'yes' : 'no', isBack);
  } finally {
    await rm(dumps, { recursive: true, force: true });
    if (after !== null) await docker(['image', 'tag', after, IMAGE]);
    if (known !== null) await docker(['image', 'tag', known, PREVIOUS]);
    else if ((await imageId(PREVIOUS)) !== null) await docker(['image', 'rm', '--force', PREVIOUS]);
  }
}

const imageId = (name: string): Promise<string | null> =>
  docker(['image', 'inspect', '--format', '{{.Id}}', name]).catch(() => null);
