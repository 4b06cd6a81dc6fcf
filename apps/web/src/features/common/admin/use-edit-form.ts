import type { ErrorCode } from '@dronesoccer/contracts';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { fieldsIn, type FieldOf, showRefusal } from './show-refusal';
import { isConflict, useVersion } from './use-version';

/** The payload of a form: a new object, or a change to the version that was loaded. */
export type Save<Terms> = { id: null; terms: Terms } | { id: string; terms: Terms; version: number };

interface Edited {
  id: string;
  version: number;
}

interface EditFormSettings<F extends FieldValues, Wire extends Edited, Terms> {
  form: RuledForm<F>;
  /** The object being edited, as it was loaded, or null if the form creates a new one. */
  standing: Wire | null;
  formOf: (wire: Wire) => F;
  termsOf: (values: F) => Terms;
  /** Maps a field refused by the server to the form's field. */
  fieldOf: FieldOf<F>;
  save: UseMutationResult<Wire, Error, Save<Terms>>;
  /** The code of the error that carries the version saved by someone else. */
  conflict: ErrorCode;
  /** True while pictures are uploading. The form is not sent before they finish. */
  isUploading?: boolean;
  onSaved: (saved: Wire) => void;
}

interface EditForm<Wire extends Edited> {
  submit: (event: FormEvent) => Promise<void>;
  /** The version that someone else has saved meanwhile, or null if none is known. */
  theirs: Wire | null;
  keepMine: () => void;
  takeTheirs: () => void;
  /** Continues from the current version and keeps what was typed. */
  rebaseOn: (standing: Edited) => void;
  /** The error of the last save, unless a field or the conflict box already shows it. */
  error: Error | null;
  /** The form was submitted during a picture upload and must be submitted again. */
  isWaiting: boolean;
}

/**
 * Creates or edits a versioned object. A version saved meanwhile by someone else is shown before anything is
 * overwritten.
 */
export function useEditForm<F extends FieldValues, Wire extends Edited, Terms>(
  settings: EditFormSettings<F, Wire, Terms>,
): EditForm<Wire> {
  const { form, standing, formOf, termsOf, fieldOf, save, conflict, isUploading = false, onSaved } = settings;
  const { version, theirs, takeConflict, forget, rebaseOn } = useVersion<Wire>(standing, conflict);
  const [wasEarly, setEarly] = useState(false);
  const saveOver = (values: F, over: number) => {
    forget();
    const terms = termsOf(values);
    save.mutate(standing === null ? { id: null, terms } : { id: standing.id, terms, version: over }, {
      onSuccess: onSaved,
      onError: (error) => {
        if (!takeConflict(error)) showRefusal(form, error, fieldOf);
      },
    });
  };
  const isShownInPlace = isConflict(save.error, conflict) || fieldsIn(save.error, fieldOf).length > 0;
  return {
    submit: form.handleSubmit((values) => {
      setEarly(isUploading);
      if (!isUploading) saveOver(values, version);
    }),
    theirs,
    keepMine: () => theirs && void form.handleSubmit((values) => saveOver(values, theirs.version))(),
    takeTheirs: () => {
      if (!theirs) return;
      form.reset(formOf(theirs));
      rebaseOn(theirs);
      save.reset();
    },
    rebaseOn,
    error: isShownInPlace ? null : save.error,
    isWaiting: wasEarly && isUploading,
  };
}
