import pg from 'pg';

/** The reason why the database could not be migrated; the message is for the person who starts the program. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** Returns PostgreSQL's message and the line in the file, counted as in an editor. */
export function describeSqlError(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError)) return error instanceof Error ? error.message : String(error);
  const line = error.position ? ` at line ${sql.slice(0, Number(error.position)).split('\n').length}` : '';
  const notes = [error.detail, error.hint && `Hint: ${error.hint}`].filter(Boolean).map((note) => `\n  ${note}`);
  return `${error.message} (SQLSTATE ${error.code}${line})${notes.join('')}`;
}
