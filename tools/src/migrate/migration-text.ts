/** A new migration as it is written for a person to complete: no lock that it waits for keeps the site waiting. */
export const migrationText = (sql: string): string =>
  `SET lock_timeout = '5s';\n\n${sql.trim()}\n\nRESET lock_timeout;\n`;
