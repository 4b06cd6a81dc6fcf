import type { PersonalTable } from './personal-table.js';

const importedRows = {
  what: { en: 'Rows of imported lists', fr: 'Lignes de listes importées' },
  of: 'false',
  erasure: { expiresAfterDays: 30 },
} satisfies Partial<PersonalTable>;

/** The part of the register about imported lists, whose rows may name people without an account. */
export const importTables = {
  subscriber_import_rows: { ...importedRows, purpose: 'consent' },
  import_rows: { ...importedRows, purpose: 'service' },
} satisfies Readonly<Record<string, PersonalTable>>;
