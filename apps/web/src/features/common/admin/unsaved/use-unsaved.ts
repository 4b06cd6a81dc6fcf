import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropUnsaved, keepUnsaved, type UnsavedForm, unsavedOf } from './unsaved-text';

/** The delay in ms after the last keystroke before the unsaved text is kept in the browser. */
const keepMs = 500;

interface EditedText<F extends object> {
  /** The id of the edited record. */
  id: string;
  /** The saved values that the form is compared with. */
  base: F;
  values: F;
  isDirty: boolean;
}

export interface UnsavedText<F extends object> {
  /** Text of an earlier visit that was never saved, until the editor decides about it. */
  unsaved: UnsavedForm<F> | null;
  /** Deletes the text of the earlier visit. */
  discard: () => void;
  /** Stops offering the text of the earlier visit, because the form has it or the record was saved. */
  settle: () => void;
  /** Deletes the form's own text, because the editor leaves without saving it, or has saved it. */
  abandon: () => void;
}

/** Keeps the values of a changed form in the browser, and offers those of an earlier visit. */
export function useUnsaved<F extends object>({ id, base, values, isDirty }: EditedText<F>): UnsavedText<F> {
  const text = JSON.stringify(values);
  const [unsaved, setUnsaved] = useState(() => {
    const found = unsavedOf(id, base);
    // The record was saved with this text shortly before the page closed.
    return found !== null && JSON.stringify(found.values) === text ? null : found;
  });
  const abandoned = useRef<string | null>(null);
  const keep = useEffectEvent(() => {
    // The offered text stays until the editor decides about it. The form is still shown while the next page loads.
    if (unsaved !== null || abandoned.current === text) return;
    if (isDirty) keepUnsaved({ id, base, values, at: new Date().toISOString() });
    else dropUnsaved(id);
  });
  useEffect(() => {
    // A saved text is dropped at once, because the editor may close next.
    if (!isDirty) keep();
    const timer = window.setTimeout(keep, keepMs);
    return () => window.clearTimeout(timer);
  }, [text, isDirty, unsaved]);
  return {
    unsaved,
    discard: () => {
      dropUnsaved(id);
      setUnsaved(null);
    },
    settle: () => setUnsaved(null),
    abandon: () => {
      abandoned.current = text;
      if (unsaved === null) dropUnsaved(id);
    },
  };
}
