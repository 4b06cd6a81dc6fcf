import type { FieldValues, Path } from 'react-hook-form';
import { ApiError } from '@/lib/errors/api-error';
import type { RuledForm } from '@/lib/forms/use-ruled-form';

/** Which field of a form a refused field of the call is; null: none. The call's fields stand deeper than the form's. */
export type FieldOf<F extends FieldValues> = (field: string) => Path<F> | null;

/** What the server refused of a form's fields. */
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

/** Puts what the server refused beside the form's fields. */
export function showRefusal<F extends FieldValues>(form: RuledForm<F>, error: unknown, fieldOf: FieldOf<F>): void {
  const problems = fieldsIn(error, fieldOf);
  for (const { name, message } of problems) form.setError(name, { type: 'server', message });
  const [first] = problems;
  if (first) form.setFocus(first.name);
}
