import { type CampaignWire, CampaignStatus } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeEdits } from '@/features/common/admin/unsaved/merge-edits';
import { type UnsavedText, useUnsaved } from '@/features/common/admin/unsaved/use-unsaved';
import { isConflict } from '@/features/common/admin/use-edit-form';
import { fieldsIn, showRefusal } from '@/features/common/admin/show-refusal';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { sendParts, type Parts } from '@/lib/http/upload';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { showAnswer } from '@/lib/query/show-answer';
import { kmRange, quietRange } from '../model/audience';
import {
  bodyMax,
  campaignRules,
  checkCampaign,
  type CampaignForm,
  type CampaignFormValues,
  fieldOf,
  formOf,
  textsOf,
  tooComplex,
} from '../model/campaign-form';
import { showSaved } from './show-saved';

type Texts = Parts<'newsletter.campaigns.admin.update'>['texts'];

/** Files to be deleted by the next manual save. Until then each deletion can be undone. */
interface Removals {
  cover: boolean;
  attachments: readonly string[];
}

interface Save {
  /** The texts to save. The default is the texts that were saved last; the caller then shows the failure. */
  values?: CampaignFormValues;
  /** The version saved by someone else that this save overwrites. That version was shown first. */
  over?: number;
  /** Further parts of the body: the removed files, or a new time. */
  texts?: Texts;
}

export type SaveState = 'saved' | 'changed' | 'saving' | 'failed';

export interface CampaignEditor {
  form: CampaignForm;
  values: CampaignFormValues;
  state: SaveState;
  /** The error of the last save, unless a field or the conflict already shows it. */
  error: Error | null;
  isDirty: boolean;
  /** Returns the version that the form was filled from. A newer one may have arrived that the form does not show. */
  shownVersion: () => number;
  removals: Removals;
  setRemovals: Dispatch<SetStateAction<Removals>>;
  /** Saves the texts and deletes the removed files. Resolves to false if a field is invalid or the server refuses. */
  save: () => Promise<boolean>;
  /** Saves a time immediately, together with the texts that were saved last. Rejects with an ApiError. */
  saveTime: (texts: Texts) => Promise<CampaignWire>;
  theirs: CampaignWire | null;
  keepMine: () => void;
  takeTheirs: () => void;
  unsaved: UnsavedText<CampaignFormValues>;
  takeUnsaved: () => void;
}

/** The delay in ms after the last keystroke before a draft is saved. */
const autosaveMs = 1_500;
const noRemovals: Removals = { cover: false, attachments: [] };

/** Returns whether only files were added or removed between two versions, which a save of the texts does not touch. */
const isOfFiles = (before: CampaignWire, after: CampaignWire): boolean =>
  before.status === after.status &&
  before.scheduledAt === after.scheduledAt &&
  JSON.stringify(formOf(before)) === JSON.stringify(formOf(after));

/**
 * Holds the form of a campaign and saves it. A draft is saved automatically. A scheduled campaign is saved only on
 * request, because half a sentence must not be sent. A version saved meanwhile by someone else is shown before it is
 * overwritten.
 */
export function useCampaignEditor(campaign: CampaignWire): CampaignEditor {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  const client = useQueryClient();
  const { id } = campaign;
  const words = {
    tooLong: t('form.tooLong', { max: bodyMax }),
    tooComplex: tooComplex[locale],
    km: t('audience.kmInvalid', { max: kmRange.max }),
    quietDays: t('audience.quietInvalid', { max: quietRange.max }),
  };
  const form: CampaignForm = useRuledForm(campaignRules, formOf(campaign), (values) => checkCampaign(values, words));
  const values = form.watch();
  const text = JSON.stringify(values);
  const [kept, setKept] = useState(text);
  // A save that waited for another one starts before the next render, so it cannot read the state.
  const lastKept = useRef(values);
  const [failed, setFailed] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<CampaignWire | null>(null);
  const [removals, setRemovals] = useState(noRemovals);
  /** The version on the server that the form is based on. */
  const standing = useRef(campaign);
  const keep = (saved: CampaignFormValues) => {
    lastKept.current = saved;
    setKept(JSON.stringify(saved));
  };

  const saving = useMutation({
    // Saves run one after the other, because each needs the version that the previous save returned.
    scope: { id: `campaign-${id}` },
    mutationFn: async ({ values: written = lastKept.current, over, texts }: Save) => {
      const put = (version: number) => {
        const parts = { texts: { ...textsOf(written), version: String(version), ...texts } };
        return sendParts('newsletter.campaigns.admin.update', parts, { params: { id } });
      };
      try {
        return await put(over ?? standing.current.version);
      } catch (error) {
        // An upload may end beside a save, and then raises the version.
        if (!isConflict(error, 'NEWS_015') || !isOfFiles(standing.current, error.data as CampaignWire)) throw error;
        return put((error.data as CampaignWire).version);
      }
    },
    meta: { failure: false },
    onSuccess: (saved, { values: written }) => {
      standing.current = saved;
      if (written) keep(written);
      setFailed(null);
      setTheirs(null);
      showSaved(client, saved);
    },
    onError: (error, { values: written }) => {
      if (written) setFailed(JSON.stringify(written));
      if (isConflict(error, 'NEWS_015')) setTheirs(error.data as CampaignWire);
      else showRefusal(form, error, fieldOf);
    },
  });

  const isWritten = text !== kept;
  const isRemoving = removals.cover || removals.attachments.length > 0;
  const write = async (over?: number): Promise<boolean> => {
    let isSaved = false;
    await form.handleSubmit(async (normal) => {
      // Keep the text exactly as typed: a trailing space may be followed by a word.
      const written = form.getValues();
      const texts = {
        ...textsOf(normal),
        ...(removals.cover && { dropCover: 'true' }),
        ...(removals.attachments.length > 0 && { dropAttachments: removals.attachments }),
      };
      await saving.mutateAsync({ values: written, texts, ...(over !== undefined && { over }) }).then(
        () => {
          // A file that was marked while the save ran stays marked.
          setRemovals((now) => ({
            cover: now.cover && !removals.cover,
            attachments: now.attachments.filter((each) => !removals.attachments.includes(each)),
          }));
          isSaved = true;
        },
        // The state, the fields or the conflict shows the error.
        () => undefined,
      );
    })();
    return isSaved;
  };

  // Always read `isValid`, because the form updates only the properties that were read.
  const { isValid } = form.formState;
  const isAutomatic = campaign.status === CampaignStatus.DRAFT && campaign.run === null;
  const mayAutosave = isAutomatic && isWritten && isValid && theirs === null && failed !== text;
  const autosave = useEffectEvent(() => saving.mutate({ values: form.getValues() }));
  useEffect(() => {
    if (!mayAutosave) return;
    const timer = window.setTimeout(autosave, autosaveMs);
    return () => window.clearTimeout(timer);
  }, [mayAutosave, text]);

  /** Takes a version saved by someone else, or shows the conflict if both changed the texts. */
  const meet = useEffectEvent((current: CampaignWire) => {
    // A running save may have produced the version that has arrived.
    if (current.version <= standing.current.version || saving.isPending) return;
    if (isOfFiles(standing.current, current)) {
      standing.current = current;
      return;
    }
    const arrived = formOf(current);
    const arrivedText = JSON.stringify(arrived);
    if (isWritten && arrivedText !== kept && arrivedText !== text) {
      setTheirs(current);
      return;
    }
    standing.current = current;
    if (!isWritten) form.reset(arrived);
    keep(arrived);
    setTheirs(null);
  });
  useEffect(() => {
    const { queryKey } = callQuery('newsletter.campaigns.admin.detail', { params: { id }, locale });
    return client.getQueryCache().subscribe((event) => {
      // Other notifications may arrive while a component renders.
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const read = client.getQueryData(queryKey);
      if (read) meet(read);
    });
  }, [client, id, locale]);

  const isDirty = isWritten || isRemoving;
  const base = JSON.parse(kept) as CampaignFormValues;
  const unsaved = useUnsaved({ id, base, values, isDirty: isWritten });
  const isShownInPlace = theirs !== null || fieldsIn(saving.error, fieldOf).length > 0;
  return {
    form,
    values,
    state: saving.isPending ? 'saving' : failed === text && isWritten ? 'failed' : isDirty ? 'changed' : 'saved',
    error: isShownInPlace || saving.variables?.values === undefined ? null : saving.error,
    isDirty,
    shownVersion: () => standing.current.version,
    removals,
    setRemovals,
    save: () => write(),
    saveTime: (texts) => saving.mutateAsync({ texts }),
    theirs,
    keepMine: () => theirs && void write(theirs.version),
    takeTheirs: () => {
      if (!theirs) return;
      const current = formOf(theirs);
      standing.current = theirs;
      form.reset(current);
      keep(current);
      setRemovals(noRemovals);
      setTheirs(null);
      setFailed(null);
      saving.reset();
      showAnswer(client, callQuery('newsletter.campaigns.admin.detail', { params: { id } }).queryKey, theirs);
    },
    unsaved,
    takeUnsaved: () => {
      if (unsaved.unsaved === null) return;
      const { base: from, values: mine } = unsaved.unsaved;
      const { conflicts } = mergeEdits(from, mine, base);
      // Text that was typed before answering stays, unless it is in a field that the kept text brings back.
      form.reset(mergeEdits(from, mine, form.getValues()).merged, { keepDefaultValues: true });
      // Someone changed the same texts after this text was typed.
      if (conflicts.length > 0) setTheirs(campaign);
      unsaved.settle();
    },
  };
}
