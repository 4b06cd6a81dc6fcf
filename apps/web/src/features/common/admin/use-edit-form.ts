import type { ErrorCode } from '@dronesoccer/contracts';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { fieldsIn, type FieldOf, showRefusal } from './show-refusal';
import { isConflict, useVersion } from './use-version';

/** What a form sends: a new thing, or a change of the version that it was read as. */
export type Save<Terms> = { id: null; terms: Terms } | { id: string; terms: Terms; version: number };

interface Edited {
  id: string;
  version: number;
}

export interface EditFormSettings<F extends FieldValues, Wire extends Edited, Terms> {
  form: RuledForm<F>;
  /** What is edited, as it was read; null: it is being created. */
  standing: Wire | null;
  formOf: (wire: Wire) => F;
  termsOf: (values: F) => Terms;
  /** Which field of the form a refused field of the call is. */
  fieldOf: FieldOf<F>;
  save: UseMutationResult<Wire, Error, Save<Terms>>;
  /** The code of the refusal that carries what someone else has saved. */
  conflict: ErrorCode;
  /** Pictures are on their way up: nothing is sent before they are there. */
  isUploading?: boolean;
  onSaved: (saved: Wire) => void;
}

export interface EditForm<Wire extends Edited> {
  submit: (event: FormEvent) => Promise<void>;
  /** What someone else has saved since; null: nothing that is known of. */
  theirs: Wire | null;
  keepMine: () => void;
  takeTheirs: () => void;
  /** The form goes on from what stands now, with what was typed. */
  goOnFrom: (standing: Edited) => void;
  /** Why saving failed, as far as neither a field nor the conflict's box says it. */
  error: Error | null;
  /** It was sent while pictures were on their way up, and has to be sent again. */
  isWaiting: boolean;
}

/** Creates or edits what has a version: what somebody else saves meanwhile is shown before anything is overwritten. */
export function useEditForm<F extends FieldValues, Wire extends Edited, Terms>(
  settings: EditFormSettings<F, Wire, Terms>,
): EditForm<Wire> {
  const { form, standing, formOf, termsOf, fieldOf, save, conflict, isUploading = false, onSaved } = settings;
  const { version, theirs, take, forget, goOnFrom } = useVersion<Wire>(standing, conflict);
  const [wasEarly, setEarly] = useState(false);
  const saveOver = (values: F, over: number) => {
    forget();
    const terms = termsOf(values);
    save.mutate(standing === null ? { id: null, terms } : { id: standing.id, terms, version: over }, {
      onSuccess: onSaved,
      onError: (error) => {
        if (!take(error)) showRefusal(form, error, fieldOf);
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
      goOnFrom(theirs);
      save.reset();
    },
    goOnFrom,
    error: isShownInPlace ? null : save.error,
    isWaiting: wasEarly && isUploading,
  };
}
