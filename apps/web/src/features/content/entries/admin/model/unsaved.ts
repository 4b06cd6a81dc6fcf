import { isRecord } from '@/lib/is-record';
import { unsavedKey } from '@/lib/dashboard-storage';
import { storage } from '@/lib/storage';
import { type EntryFormValues, fieldNames } from './entry-form';

/** Text that was typed but not saved, for the case that the browser crashes. */
export interface UnsavedEntry {
  id: string;
  /** The form's values of the version that was edited. */
  base: EntryFormValues;
  values: EntryFormValues;
  /** ISO 8601. */
  at: string;
}

/** The maximum number of entries whose unsaved text is kept. */
const most = 5;

const isForm = (value: unknown): value is EntryFormValues =>
  isRecord(value) && fieldNames.every((name) => ['string', 'number', 'boolean'].includes(typeof value[name]));

const isUnsaved = (value: unknown): value is UnsavedEntry =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['at'] === 'string' &&
  isForm(value['base']) &&
  isForm(value['values']);

const readAll = (): UnsavedEntry[] =>
  storage.read(unsavedKey, (value) => (Array.isArray(value) ? value.filter(isUnsaved) : null)) ?? [];

export const unsavedOf = (id: string): UnsavedEntry | null => readAll().find((each) => each.id === id) ?? null;

export function keepUnsaved(entry: UnsavedEntry): void {
  storage.write(unsavedKey, [entry, ...readAll().filter(({ id }) => id !== entry.id)].slice(0, most));
}

export function dropUnsaved(id: string): void {
  const others = readAll().filter((each) => each.id !== id);
  if (others.length === 0) storage.remove(unsavedKey);
  else storage.write(unsavedKey, others);
}
