import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Called when a save starts. The returned function resets the form to the saved values, but keeps each field that was
 * changed while the save ran, as an unsaved change.
 */
export function keepTyped<F extends FieldValues>(
  form: Pick<UseFormReturn<F>, 'getValues' | 'reset' | 'setValue'>,
): (saved: F) => void {
  const sent = textsOf(form.getValues());
  return (saved) => {
    const typed = form.getValues();
    const texts = textsOf(typed);
    form.reset(saved);
    for (const name of Object.keys(typed) as Path<F>[]) {
      if (texts[name] !== sent[name]) form.setValue(name, typed[name], { shouldDirty: true });
    }
  };
}

const textsOf = (values: object): Partial<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
