import type { FieldValues } from 'react-hook-form';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { areSame, mergeEdits } from './merge-edits';
import { type UnsavedText, useUnsaved } from './use-unsaved';

interface UnsavedForm<F extends object> {
  text: UnsavedText<F>;
  /** Brings the text of the earlier visit back into the form. */
  take: () => void;
  /** The form differs from the saved values, and from those that it was filled with. */
  isTyped: boolean;
}

/**
 * Keeps the values of a changed form in the browser, as `useUnsaved` does.
 *
 * @param id the name of the form and the id of the edited record
 * @param onConflict called if a field of the brought-back text has been changed by someone else since it was typed
 * @param filled the values that the form was filled with, if they are not the saved ones
 */
export function useUnsavedForm<F extends FieldValues>(
  id: string,
  form: RuledForm<F>,
  onConflict: () => void,
  filled?: F,
): UnsavedForm<F> {
  const values = form.watch();
  const base = (form.formState.defaultValues ?? values) as F;
  const isUntouched = filled !== undefined && areSame(values, filled);
  const isTyped = form.formState.isDirty && !isUntouched;
  const text = useUnsaved({ id, base, values, isDirty: isTyped });
  const take = () => {
    if (text.unsaved === null) return;
    const { base: from, values: mine } = text.unsaved;
    const { conflicts } = mergeEdits(from, mine, base);
    // Text that was typed before answering stays, unless it is in a field that the kept text brings back.
    const typed = isUntouched ? base : form.getValues();
    form.reset(mergeEdits(from, mine, typed).merged, { keepDefaultValues: true });
    if (conflicts.length > 0) onConflict();
    text.settle();
  };
  return { text, take, isTyped };
}
