import type { ErrorCode } from '@dronesoccer/contracts';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '@/lib/errors/api-error';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { fieldsIn, type FieldOf, showRefusal } from './show-refusal';
import { rebaseForm } from './unsaved/merge-edits';

/** The payload of a form: a new object, or a change to the version that was loaded. */
export type Save<Terms> = { id: null; terms: Terms } | { id: string; terms: Terms; version: number };

/**
 * Returns the change of an existing object.
 * @throws RangeError for a new object, for forms that only edit
 */
export function changeIn<Terms>(save: Save<Terms>): Extract<Save<Terms>, { version: number }> {
  if (save.id === null) throw new RangeError('This form does not create anything');
  return save;
}

interface EditedRecord {
  id: string;
  version: number;
}

interface EditFormSettings<F extends FieldValues, Wire extends EditedRecord, Terms> {
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

export interface EditForm<Wire extends EditedRecord> {
  submit: (event: FormEvent) => Promise<void>;
  /** The version that someone else has saved meanwhile, or null if none is known. */
  theirs: Wire | null;
  /** Shows a version as saved by someone else, before anything is saved. */
  meet: (theirs: Wire) => void;
  keepMine: () => void;
  takeTheirs: () => void;
  /**
   * Continues from the version that another action has made, which may contain changes by someone else. They are merged
   * into the form; if both changed the same field, the version is shown before it can be overwritten.
   */
  rebaseOn: (current: Wire) => void;
  /** The error of the last save, unless a field or the conflict box already shows it. */
  error: Error | null;
  /** The form was submitted during a picture upload and must be submitted again. */
  isWaiting: boolean;
}

/**
 * Creates or edits a versioned object. A version saved meanwhile by someone else is shown before anything is
 * overwritten.
 */
export function useEditForm<F extends FieldValues, Wire extends EditedRecord, Terms>(
  settings: EditFormSettings<F, Wire, Terms>,
): EditForm<Wire> {
  const { form, standing, formOf, termsOf, fieldOf, save, conflict, isUploading = false, onSaved } = settings;
  // The version that the form started from. The server refuses a save based on an outdated version.
  const [version, setVersion] = useState(standing?.version ?? 1);
  const [theirs, setTheirs] = useState<Wire | null>(null);
  const [wasEarly, setEarly] = useState(false);
  const continueFrom = (current: EditedRecord) => {
    setVersion(current.version);
    setTheirs(null);
  };
  const rebaseOn = (current: Wire) => {
    const base = (form.formState.defaultValues ?? form.getValues()) as F;
    const conflicts = rebaseForm(form, base, formOf(current));
    if (conflicts.length > 0) setTheirs(current);
    else continueFrom(current);
  };
  const saveOver = (values: F, over: number) => {
    setTheirs(null);
    const terms = termsOf(values);
    save.mutate(standing === null ? { id: null, terms } : { id: standing.id, terms, version: over }, {
      onSuccess: onSaved,
      onError: (error) => {
        if (isConflict(error, conflict)) setTheirs(error.data as Wire);
        else showRefusal(form, error, fieldOf);
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
    meet: setTheirs,
    keepMine: () => theirs && void form.handleSubmit((values) => saveOver(values, theirs.version))(),
    takeTheirs: () => {
      if (!theirs) return;
      form.reset(formOf(theirs));
      continueFrom(theirs);
      save.reset();
    },
    rebaseOn,
    error: isShownInPlace ? null : save.error,
    isWaiting: wasEarly && isUploading,
  };
}

/** Returns true if a save was refused because someone else saved first. The conflict's own box shows that error. */
export const isConflict = (error: unknown, code: ErrorCode): error is ApiError =>
  error instanceof ApiError && error.code === code && error.data !== null && error.data !== undefined;

/** Returns the fields of `mine` whose value differs in the version that someone else has saved. */
export const differingFields = <Values extends object>(mine: Values, theirs: Values): (keyof Values)[] =>
  (Object.keys(mine) as (keyof Values)[]).filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]));
