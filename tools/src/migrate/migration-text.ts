/** Returns the text of a new migration for a developer to complete; its lock timeout keeps the site from waiting. */
export const migrationText = (sql: string): string =>
  `SET lock_timeout = '5s';\n\n${sql.trim()}\n\nRESET lock_timeout;\n`;
