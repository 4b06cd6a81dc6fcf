import { StartFailure } from '../failure.ts';

/** Turns PostgreSQL's message into advice that the developer can follow, or repeats its reason. */
export function explainRefusal(said: string, folder: string): StartFailure {
  if (/No space left on device|Disk quota exceeded/.test(said)) {
    return new StartFailure(`The disk that holds ${folder} is full: free some space, or set DATA_DIR to another disk.`);
  }
  if (/wrong ownership|Permission denied/.test(said)) {
    return new StartFailure(
      `The database folder ${folder} belongs to another user: start as that user, or set DATA_DIR.`,
    );
  }
  if (/pre-existing shared memory block|lock file .* already exists/.test(said)) {
    return new StartFailure(`Another PostgreSQL still uses ${folder}: stop it, or set DATA_DIR to another folder.`);
  }
  const reason = said.split('\n').findLast((line) => /FATAL|PANIC|error:|error while loading/.test(line));
  return new StartFailure(
    `PostgreSQL does not start on ${folder}: ${reason?.trim() ?? (said.trim() || 'it gave no reason')}`,
  );
}
