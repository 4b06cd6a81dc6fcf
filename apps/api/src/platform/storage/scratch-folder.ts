import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/index.js';

/** No request lasts as long; what is older was left by a process that died. */
const leftoverMs = 3_600_000;

/** Where files lie while a request is under way. */
@Injectable()
export class ScratchFolder {
  /** Exists from the first use on; leftovers of crashes are cleared away then. */
  readonly path: Promise<string>;

  constructor(config: Config) {
    this.path = prepare(join(config.files.cache, 'incoming'));
    // Whoever asks for the path hears of a failure; nobody else has to.
    this.path.catch(() => undefined);
  }
}

async function prepare(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > leftoverMs) await rm(path, { force: true });
  }
  return folder;
}
