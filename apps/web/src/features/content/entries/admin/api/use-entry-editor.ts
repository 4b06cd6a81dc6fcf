import type { EntryAdminWire, Locale, TextStatus } from '@dronesoccer/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { fieldsIn, showRefusal } from '@/features/common/admin/show-refusal';
import { mergeEdits } from '@/features/common/admin/unsaved/merge-edits';
import { type UnsavedText, useUnsaved } from '@/features/common/admin/unsaved/use-unsaved';
import { isConflict } from '@/features/common/admin/use-edit-form';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { showAnswer } from '@/lib/query/show-answer';
import {
  canKeepBoth,
  checkEntry,
  type EntryForm,
  type EntryFormValues,
  entryRules,
  type FieldName,
  fieldNames,
  fieldOf,
  formOf,
  statusName,
  termsOf,
} from '../model/entry-form';
import { useSaveEntry } from './use-entry-changes';

/** The state that someone else saved while this editor had the entry open. */
export interface Conflict {
  theirs: EntryAdminWire;
  theirValues: EntryFormValues;
  /** The fields that still need a decision. */
  open: readonly FieldName[];
  /** The fields that only the other person changed. */
  taken: readonly FieldName[];
}

export type Choice = 'mine' | 'theirs' | 'both';

export interface EntryEditor {
  form: EntryForm;
  values: EntryFormValues;
  /** The saved entry that the form is compared with. */
  standing: EntryAdminWire;
  isDirty: boolean;
  isSaving: boolean;
  /** The error of the last save, unless a field or the conflict already shows it. */
  error: Error | null;
  /** Resolves to the saved entry, or to null if a field is invalid or the server refuses. */
  save: (status?: { locale: Locale; to: TextStatus }) => Promise<EntryAdminWire | null>;
  conflict: Conflict | null;
  choose: (name: FieldName, choice: Choice) => void;
  closeConflict: () => void;
  unsaved: UnsavedText<EntryFormValues>;
  takeUnsaved: () => void;
  /** Continues from an entry that another action on the page has changed. */
  adopt: (next: EntryAdminWire) => void;
}

/** A decision about a field that two people changed is still missing. */
export const hasOpenConflict = ({ conflict }: EntryEditor): boolean => conflict !== null && conflict.open.length > 0;

/**
 * Holds the form of an entry and saves it. What someone else saves meanwhile is merged field by field; the editor
 * decides about the fields that both changed.
 */
export function useEntryEditor(entry: EntryAdminWire): EntryEditor {
  const { id, kind } = entry;
  const client = useQueryClient();
  const locale = useLocale();
  const [standing, setStanding] = useState(entry);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form: EntryForm = useRuledForm<EntryFormValues>(entryRules, formOf(entry), (values, locale) =>
    checkEntry(kind, values, locale),
  );
  const saving = useSaveEntry(id);
  const values = form.watch();
  const base = formOf(standing);
  const isDirty = fieldNames.some((name) => values[name] !== base[name]);
  const unsaved = useUnsaved({ id, base, values, isDirty });

  const fill = (next: EntryFormValues) => {
    for (const name of fieldNames) {
      if (form.getValues(name) !== next[name]) form.setValue(name, next[name], { shouldValidate: true });
    }
  };
  /** Merges the current values, which were edited from `from`, with what someone else saved. */
  const mergeWith = (theirs: EntryAdminWire, from: EntryFormValues, mine: EntryFormValues) => {
    const theirValues = formOf(theirs);
    const { merged, conflicts, taken } = mergeEdits(from, mine, theirValues);
    setStanding(theirs);
    fill(merged);
    setConflict({ theirs, theirValues, open: conflicts, taken });
  };
  const adopt = (next: EntryAdminWire) => {
    const mine = form.getValues();
    setStanding(next);
    fill(mergeEdits(base, mine, formOf(next)).merged);
  };

  const meet = useEffectEvent((theirs: EntryAdminWire) => {
    if (theirs.version <= standing.version || saving.isPending) return;
    if (isDirty) mergeWith(theirs, base, form.getValues());
    else adopt(theirs);
  });
  useEffect(() => {
    const { queryKey } = callQuery('content.admin.get', { params: { id }, locale });
    return client.getQueryCache().subscribe((event) => {
      // Other notifications may arrive while a component renders.
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const read = client.getQueryData(queryKey);
      if (read) meet(read);
    });
  }, [client, id, locale]);

  const save: EntryEditor['save'] = async (status) => {
    const before = status && form.getValues(statusName(status.locale));
    if (status) form.setValue(statusName(status.locale), status.to);
    let saved: EntryAdminWire | null = null;
    await form.handleSubmit(async (normal) => {
      const typed = JSON.stringify(form.getValues());
      await saving.mutateAsync({ ...termsOf(normal), version: standing.version }).then(
        (answer) => {
          saved = answer;
          // Text that was typed while the save was running stays.
          if (typed === JSON.stringify(form.getValues())) fill(formOf(answer));
          setStanding(answer);
          setConflict(null);
          unsaved.settle();
          showAnswer(client, callQuery('content.admin.get', { params: { id } }).queryKey, answer);
        },
        (error: unknown) => {
          if (isConflict(error, 'CONTENT_004')) mergeWith(error.data as EntryAdminWire, base, form.getValues());
          else showRefusal(form, error, fieldOf);
        },
      );
    })();
    if (saved === null && status && before !== undefined) form.setValue(statusName(status.locale), before);
    return saved;
  };

  const isShownInPlace = isConflict(saving.error, 'CONTENT_004') || fieldsIn(saving.error, fieldOf).length > 0;
  return {
    ...{ form, values, standing, isDirty, save, conflict, unsaved, adopt },
    isSaving: saving.isPending,
    error: isShownInPlace ? null : saving.error,
    choose: (name, choice) => {
      if (conflict === null) return;
      const theirs = conflict.theirValues[name];
      if (choice === 'theirs') form.setValue(name, theirs, { shouldValidate: true });
      if (choice === 'both' && canKeepBoth(name)) {
        form.setValue(name, `${form.getValues(name)}\n\n${conflict.theirValues[name]}`, { shouldValidate: true });
      }
      setConflict({ ...conflict, open: conflict.open.filter((each) => each !== name) });
    },
    closeConflict: () => setConflict(null),
    takeUnsaved: () => {
      if (unsaved.unsaved === null) return;
      // The editor may have typed before answering, so the text is merged with the form's values.
      const typed = form.getValues();
      const { merged, conflicts, taken } = mergeEdits(unsaved.unsaved.base, unsaved.unsaved.values, typed);
      fill(merged);
      if (conflicts.length > 0) setConflict({ theirs: standing, theirValues: typed, open: conflicts, taken });
      unsaved.settle();
    },
  };
}
