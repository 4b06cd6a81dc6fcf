import pg from 'pg';

/** Why the database could not be brought to the schema's state; the message is meant for the person who starts the program. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** Says what PostgreSQL objected to, and where in the file, as an editor would count lines. */
export function describeSqlError(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError)) return error instanceof Error ? error.message : String(error);
  const line = error.position ? ` at line ${sql.slice(0, Number(error.position)).split('\n').length}` : '';
  const notes = [error.detail, error.hint && `Hint: ${error.hint}`].filter(Boolean).map((note) => `\n  ${note}`);
  return `${error.message} (SQLSTATE ${error.code}${line})${notes.join('')}`;
}
