import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/index.js';

/** Longer than any request (ms). An older file was left by a crashed process. */
const staleAfterMs = 3_600_000;

/** Temporary files of requests in progress. */
@Injectable()
export class ScratchFolder {
  /** Created on first use, which also deletes files that crashes left behind. */
  readonly path: Promise<string>;

  constructor(config: Config) {
    this.path = prepare(join(config.files.cache, 'incoming'));
    // The caller that asks for the path gets the error; here it only must not go unhandled.
    this.path.catch(() => undefined);
  }
}

async function prepare(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > staleAfterMs) await rm(path, { force: true });
  }
  return folder;
}
