import type { FieldValues, Path } from 'react-hook-form';
import { ApiError } from '@/lib/errors/api-error';
import type { RuledForm } from '@/lib/forms/use-ruled-form';

/**
 * Maps a field refused by the server to the form's field, or to null if the form has no such field. The call's fields
 * are nested deeper than the form's.
 */
export type FieldOf<F extends FieldValues> = (field: string) => Path<F> | null;

/** Returns the form fields that the server refused, with their messages. */
export function fieldsIn<F extends FieldValues>(
  error: unknown,
  fieldOf: FieldOf<F>,
): { name: Path<F>; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  return error.fields.flatMap(({ field, message }) => {
    const name = fieldOf(field);
    return name === null ? [] : [{ name, message }];
  });
}

/** Shows the server's messages beside the refused fields and focuses the first one. */
export function showRefusal<F extends FieldValues>(form: RuledForm<F>, error: unknown, fieldOf: FieldOf<F>): void {
  const problems = fieldsIn(error, fieldOf);
  for (const { name, message } of problems) form.setError(name, { type: 'server', message });
  const [first] = problems;
  if (first) form.setFocus(first.name);
}
