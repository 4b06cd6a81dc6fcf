import { isRecord } from '@/lib/is-record';
import { unsavedKey } from '@/lib/dashboard-storage';
import { storage } from '@/lib/storage';
import { useRoot } from '@/lib/store/root-store';
import { type EntryFormValues, fieldNames } from './entry-form';

/** Text that was typed but not saved, for the case that the browser crashes or the session ends. */
export interface UnsavedEntry {
  id: string;
  /** The account of the author. Another account in the same browser never sees the text. */
  by: string;
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
  typeof value['by'] === 'string' &&
  typeof value['at'] === 'string' &&
  isForm(value['base']) &&
  isForm(value['values']);

const readAll = (): UnsavedEntry[] =>
  storage.read(unsavedKey, (value) => (Array.isArray(value) ? value.filter(isUnsaved) : null)) ?? [];

/** Returns the account that is signed in, or null once its session has ended. */
const author = (): string | null => useRoot.getState().auth.user?.id ?? null;

const isOf = (id: string, by: string | null) => (each: UnsavedEntry) => each.id === id && each.by === by;

export const unsavedOf = (id: string): UnsavedEntry | null => readAll().find(isOf(id, author())) ?? null;

/** Keeps the text for its author, also across the end of the session. */
export function keepUnsaved(entry: Omit<UnsavedEntry, 'by'>): void {
  const by = author();
  if (by === null) return;
  const isSame = isOf(entry.id, by);
  storage.write(unsavedKey, [{ ...entry, by }, ...readAll().filter((each) => !isSame(each))].slice(0, most));
}

export function dropUnsaved(id: string): void {
  const isDropped = isOf(id, author());
  const others = readAll().filter((each) => !isDropped(each));
  if (others.length === 0) storage.remove(unsavedKey);
  else storage.write(unsavedKey, others);
}
