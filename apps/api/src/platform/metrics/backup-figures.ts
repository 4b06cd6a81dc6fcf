import { type FigureSource } from './figures.js';

const backupAge = {
  name: 'dronesoccer_backup_age_seconds',
  help: 'Age of the last backup; absent if none was made',
} as const;

const restoreAge = {
  name: 'dronesoccer_restored_backup_age_seconds',
  help: 'Time since a backup was last restored for a test; absent if none was',
} as const;

/** The script that makes backups inserts a row into `backups`; the script that tests one sets `restored_at`. */
export const backupFigures: FigureSource = {
  figures: [backupAge, restoreAge],
  async read(executor) {
    const [row] = await executor.query<{ backup: number | null; restore: number | null }>(
      `SELECT extract(epoch FROM now() - max(taken_at))::float8 AS backup,
         extract(epoch FROM now() - max(restored_at))::float8 AS restore
       FROM backups`,
      [],
      'backup-figures',
    );
    const ages = [
      [backupAge.name, row?.backup ?? null],
      [restoreAge.name, row?.restore ?? null],
    ] as const;
    return ages.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  },
};
