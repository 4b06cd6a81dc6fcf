import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Merge<F extends object> {
  /** My values, with theirs where only they changed something. */
  merged: F;
  /** The fields that were taken from them. */
  taken: (keyof F & string)[];
  /** The fields that both changed differently; `merged` holds mine. */
  conflicts: (keyof F & string)[];
}

/** Lists are compared by their items. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** Returns whether two values of a form have the same fields. */
export const areSame = <F extends object>(one: F, other: F): boolean =>
  (Object.keys(one) as (keyof F)[]).every((name) => isSame(one[name], other[name]));

/** Merges two edits of the same version of a form field by field. */
export function mergeEdits<F extends object>(base: F, mine: F, theirs: F): Merge<F> {
  const names = Object.keys(base) as (keyof F & string)[];
  const differing = names.filter((name) => !isSame(mine[name], theirs[name]));
  const taken = differing.filter((name) => isSame(mine[name], base[name]));
  const conflicts = differing.filter((name) => !isSame(mine[name], base[name]) && !isSame(theirs[name], base[name]));
  const merged = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
  return { merged, taken, conflicts };
}

/**
 * Rebases a form on what someone else has saved meanwhile: it keeps the changes of its author, and takes those that only
 * the other person made.
 *
 * @param base the saved values on which the author's changes are based
 * @returns the fields that both changed differently, in which the author's value stays
 */
export function rebaseForm<F extends FieldValues>(
  form: Pick<UseFormReturn<F>, 'getValues' | 'reset'>,
  base: F,
  theirs: F,
): Merge<F>['conflicts'] {
  const { merged, conflicts } = mergeEdits(base, form.getValues(), theirs);
  form.reset(theirs);
  form.reset(merged, { keepDefaultValues: true });
  return conflicts;
}
