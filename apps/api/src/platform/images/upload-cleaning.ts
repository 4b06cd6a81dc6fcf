import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { Clock } from '../clock/index.js';
import { Database, type Tx } from '../database/index.js';
import { defineJob, Jobs } from '../jobs/index.js';
import { FileStore } from '../storage/index.js';
import { uploadsPath } from './picture-uploads.js';

const clean = defineJob<Record<string, never>>('images.clean-uploads', {
  retries: 2,
  timeoutSeconds: 900,
  title: { en: 'Clearing unused pictures', fr: 'Suppression des images inutilisées' },
});

/** Long enough for a form that was left open over lunch. */
const graceMs = 24 * 3_600_000;
const batch = 200;
/** Auth and core. */
const apiParts = 2;

/** Which of these addresses a feature refers to; runs in the transaction that removes the others. */
export type InUse = (tx: Tx, urls: readonly string[]) => Promise<readonly string[]>;

/** Removes, every night, uploaded pictures that nobody refers to. */
@Injectable()
export class UploadCleaning implements OnModuleInit {
  private readonly users: InUse[] = [];

  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** Every feature that refers to uploaded pictures says here, in `onModuleInit`, which ones it needs. */
  keepsThose(inUse: InUse): void {
    this.users.push(inUse);
  }

  onModuleInit(): void {
    // A process with half of the features knows half of what is in use.
    if (this.config.parts.size === apiParts) this.jobs.repeat(clean, '41 3 * * *', () => this.clean());
  }

  async clean(): Promise<void> {
    // While no feature has spoken for its pictures, all of them would look forgotten.
    if (this.users.length === 0) return;
    const before = new Date(this.clock.now().getTime() - graceMs);
    let after: string | null = '00000000-0000-0000-0000-000000000000';
    while (after !== null) after = await this.cleanAfter(after, before);
  }

  /** One batch in the order of ids; gives where the next one begins. */
  private cleanAfter(after: string, before: Date): Promise<string | null> {
    return this.database.transaction(async (tx) => {
      // Who refers to one of them at this moment holds its row, so it is left for tomorrow.
      const rows = await tx.query<{ id: string; file_name: string }>(
        `SELECT id, file_name FROM uploaded_pictures WHERE id > $1 AND created_at < $2
          ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED`,
        [after, before],
      );
      const used = new Set<string>();
      const urls = rows.map((row) => uploadsPath + row.file_name);
      for (const inUse of this.users) for (const url of await inUse(tx, urls)) used.add(url);
      const forgotten = rows.filter((row) => !used.has(uploadsPath + row.file_name));
      // Files before rows: should the rows come back, the next night finds them and nothing is left behind.
      for (const { file_name } of forgotten) await this.files.remove(file_name);
      await tx.query('DELETE FROM uploaded_pictures WHERE id = ANY ($1)', [forgotten.map(({ id }) => id)]);
      return rows.length < batch ? null : (rows.at(-1)?.id ?? null);
    });
  }
}
