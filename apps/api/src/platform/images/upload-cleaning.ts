import { msPerDay } from '@dronesoccer/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/index.js';
import { Database } from '../database/index.js';
import { defineJob, Jobs } from '../jobs/index.js';
import { FileStore } from '../storage/index.js';

const clean = defineJob<Record<string, never>>('images.clean-uploads', {
  retries: 2,
  timeoutSeconds: 900,
  title: { en: 'Clearing unused pictures', fr: 'Suppression des images inutilisées' },
});

/** Long enough for a form left open over lunch. */
const graceMs = msPerDay;
/** The transaction of a batch is open while its files are deleted, perhaps over a network. */
const batch = 20;
const concurrentDeletions = 5;

/** Deletes, every night, uploaded pictures without references (see `referToPictures`). */
@Injectable()
export class UploadCleaning implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(clean, '41 3 * * *', () => this.clean());
  }

  async clean(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - graceMs);
    let after: string | null = '00000000-0000-0000-0000-000000000000';
    while (after !== null) after = await this.cleanAfter(after, before);
  }

  /**
   * Deletes one batch in the order of ids.
   * @returns the id after which the next batch begins, or null
   */
  private cleanAfter(after: string, before: Date): Promise<string | null> {
    return this.database.transaction(async (tx) => {
      // A transaction about to refer to a picture holds its row lock, so that picture is left for tomorrow.
      const rows = await tx.query<{ id: string; file_name: string }>(
        `SELECT u.id, u.file_name FROM uploaded_pictures u
          WHERE u.id > $1 AND u.created_at < $2
            AND NOT EXISTS (SELECT 1 FROM picture_references r WHERE r.picture_id = u.id)
          ORDER BY u.id LIMIT ${batch} FOR UPDATE OF u SKIP LOCKED`,
        [after, before],
      );
      const ids = rows.map(({ id }) => id);
      // A reference may have been written between the read and the lock; no more can follow now.
      const referred = await tx.query<{ id: string }>(
        'SELECT picture_id AS id FROM picture_references WHERE picture_id = ANY ($1)',
        [ids],
      );
      const spared = new Set(referred.map(({ id }) => id));
      const forgotten = rows.filter(({ id }) => !spared.has(id));
      // Files are deleted before rows: if the transaction rolls back, the next run finds the rows again and no file is
      // orphaned.
      for (let first = 0; first < forgotten.length; first += concurrentDeletions) {
        const some = forgotten.slice(first, first + concurrentDeletions);
        await Promise.all(some.map(({ file_name }) => this.files.remove(file_name)));
      }
      await tx.query('DELETE FROM uploaded_pictures WHERE id = ANY ($1)', [forgotten.map(({ id }) => id)]);
      return rows.length < batch ? null : (ids.at(-1) ?? null);
    });
  }
}
