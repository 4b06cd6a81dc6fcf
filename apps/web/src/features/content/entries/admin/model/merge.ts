import { type EntryFormValues, type FieldName, fieldNames } from './entry-form';

interface Merge {
  /** My values, with theirs where only they changed something. */
  merged: EntryFormValues;
  /** The fields that were taken from them. */
  taken: FieldName[];
  /** The fields that both changed differently; `merged` holds mine. */
  conflicts: FieldName[];
}

/** Merges two edits of the same version field by field. */
export function mergeEdits(base: EntryFormValues, mine: EntryFormValues, theirs: EntryFormValues): Merge {
  const differing = fieldNames.filter((name) => mine[name] !== theirs[name]);
  const taken = differing.filter((name) => mine[name] === base[name]);
  const conflicts = differing.filter((name) => mine[name] !== base[name] && theirs[name] !== base[name]);
  const merged = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
  return { merged, taken, conflicts };
}

/** The fields of which both texts can be kept, one below the other. */
export const canKeepBoth = (name: FieldName): name is 'bodyEn' | 'bodyFr' => name === 'bodyEn' || name === 'bodyFr';
