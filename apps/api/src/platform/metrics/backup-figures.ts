import type { Executor } from '../database/index.js';
import { type FigureSource } from './figures.js';

const backupAge = {
  name: 'dronesoccer_backup_age_seconds',
  help: 'Age of the last backup; absent if none was made',
} as const;

const restoreAge = {
  name: 'dronesoccer_restored_backup_age_seconds',
  help: 'Time since a backup was last restored for a test; absent if none was',
} as const;

const archiveFailure = {
  name: 'dronesoccer_archive_failing_seconds',
  help: "Time since the last segment of the database's log was archived, while archiving fails; 0 if it works",
} as const;

interface BackupTimes {
  takenAt: Date | null;
  /** The time at which a backup was last restored for a test. */
  testedAt: Date | null;
  takenAge: number | null;
  testedAge: number | null;
  /** The seconds for which archiving of the database's log has failed; 0 if it works. */
  archiveFailing: number;
}

/**
 * Reads the last backup and the last test of one, with their ages in seconds by the database's clock, and the state of
 * the archive.
 */
export async function readBackups(executor: Executor): Promise<BackupTimes> {
  const [row] = await executor.query<BackupTimes>(
    `SELECT max(taken_at) AS "takenAt", max(restored_at) AS "testedAt",
       extract(epoch FROM now() - max(taken_at))::float8 AS "takenAge",
       extract(epoch FROM now() - max(restored_at))::float8 AS "testedAge",
       (SELECT CASE WHEN last_failed_time > coalesce(last_archived_time, '-infinity')
                 THEN extract(epoch FROM now() - coalesce(last_archived_time, stats_reset))::float8 ELSE 0 END
        FROM pg_stat_archiver) AS "archiveFailing"
     FROM backups`,
    [],
    'backup-figures',
  );
  return row ?? { takenAt: null, testedAt: null, takenAge: null, testedAge: null, archiveFailing: 0 };
}

/** The script that makes backups inserts a row into `backups`; the script that tests one sets `restored_at`. */
export const backupFigures: FigureSource = {
  figures: [backupAge, restoreAge, archiveFailure],
  async read(executor) {
    const { takenAge, testedAge, archiveFailing } = await readBackups(executor);
    const ages = [
      [backupAge.name, takenAge],
      [restoreAge.name, testedAge],
      [archiveFailure.name, archiveFailing],
    ] as const;
    return ages.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  },
};
