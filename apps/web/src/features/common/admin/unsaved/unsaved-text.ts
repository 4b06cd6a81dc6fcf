import { isRecord } from '@/lib/is-record';
import { unsavedKey } from '@/lib/dashboard-storage';
import { storage } from '@/lib/storage';
import { useRoot } from '@/lib/store/root-store';

/** A form that was filled in but not saved, for the case that the browser crashes or the session ends. */
export interface UnsavedForm<F extends object> {
  /** The id of the edited record. */
  id: string;
  /** The account of the author. Another account in the same browser never sees the text. */
  by: string;
  /** The form's values of the version that was edited. */
  base: F;
  values: F;
  /** ISO 8601. */
  at: string;
}

/** The maximum number of records whose unsaved text is kept for each account. */
const mostRecords = 5;

const isUnsaved = (value: unknown): value is UnsavedForm<Record<string, unknown>> =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['by'] === 'string' &&
  typeof value['at'] === 'string' &&
  isRecord(value['base']) &&
  isRecord(value['values']);

const readAll = (): UnsavedForm<object>[] =>
  storage.read(unsavedKey, (value) => (Array.isArray(value) ? value.filter(isUnsaved) : null)) ?? [];

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** Returns whether the values have the fields of the form. A text that an earlier version kept may have others. */
function hasFieldsOf<F extends object>(form: F, values: object): values is F {
  const kept: Readonly<Record<string, unknown>> = { ...values };
  return Object.entries(form).every(([name, value]) => kindOf(kept[name]) === kindOf(value));
}

/** Returns the account that is signed in, or null once its session has ended. */
const author = (): string | null => useRoot.getState().auth.user?.id ?? null;

const isOf = (id: string, by: string | null) => (each: UnsavedForm<object>) => each.id === id && each.by === by;

/** Returns the author's unsaved text of a record, or null. */
export function unsavedOf<F extends object>(id: string, form: F): UnsavedForm<F> | null {
  const found = readAll().find(isOf(id, author()));
  if (found === undefined || !hasFieldsOf(form, found.base) || !hasFieldsOf(form, found.values)) return null;
  return { ...found, base: found.base, values: found.values };
}

/** Keeps the text for its author, also across the end of the session. */
export function keepUnsaved(text: Omit<UnsavedForm<object>, 'by'>): void {
  const by = author();
  if (by === null) return;
  const all = readAll();
  const own = all.filter((each) => each.by === by && each.id !== text.id);
  const others = all.filter((each) => each.by !== by);
  storage.write(unsavedKey, [{ ...text, by }, ...own.slice(0, mostRecords - 1), ...others]);
}

export function dropUnsaved(id: string): void {
  const isDropped = isOf(id, author());
  const others = readAll().filter((each) => !isDropped(each));
  if (others.length === 0) storage.remove(unsavedKey);
  else storage.write(unsavedKey, others);
}
