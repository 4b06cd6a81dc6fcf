import {
  type Locale,
  type PolicyAdminWire,
  policyFigures,
  type PolicyTextsWire,
  type PolicyVersionAdminWire,
} from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BothLanguages } from '@/features/common/admin/content/both-languages';
import { MarkdownArea } from '@/features/common/admin/markdown/markdown-area';
import { MarkdownPreview } from '@/features/common/admin/markdown/markdown-preview';
import { fieldsIn, showRefusal } from '@/features/common/admin/show-refusal';
import { abandonOnLeave } from '@/features/common/admin/unsaved/abandon-on-leave';
import { UnsavedNotice } from '@/features/common/admin/unsaved/unsaved-notice';
import { useUnsavedForm } from '@/features/common/admin/unsaved/use-unsaved-form';
import { isConflict } from '@/features/common/admin/use-edit-form';
import { errorMessage } from '@/lib/errors/error-message';
import { useLeaveGuard } from '@/lib/forms/use-leave-guard';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { callQuery } from '@/lib/query/call-query';
import { keepingLanguage } from '@/lib/query/keep-language';
import { Button } from '@/ui/actions/button';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { ErrorState } from '@/ui/feedback/error-state';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { DateTimeField } from '@/ui/fields/date-time-field';
import { TextField } from '@/ui/fields/text-field';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { UnsavedQuestion } from '@/ui/overlays/unsaved-question';
import { usePublishPolicy } from '../api/use-policy-changes';
import {
  checkPolicy,
  fieldOf,
  formOf,
  type PolicyForm,
  type PolicyFormValues,
  policyRules,
  termsOf,
  textName,
} from '../model/policy-form';

/** A version by its id, because the number of a withdrawn version is used again. */
type VersionKey = Pick<PolicyVersionAdminWire, 'id' | 'number'>;

interface PolicyEditorProps {
  policy: PolicyAdminWire;
  onPublished: () => void;
}

/** Writes the next version of a policy. Its text starts from the latest version, or from the one that `?from=` names. */
export function PolicyEditor({ policy, onPublished }: PolicyEditorProps) {
  const newest: VersionKey = policy.versions[0] ?? { id: '', number: 0 };
  const named = Number(useSearchParams()[0].get('from'));
  const former = policy.versions.find(({ number }) => number === named);
  // The text starts from these versions, even if someone else publishes another one meanwhile.
  const [start, setStart] = useState({ latest: newest, source: former ?? newest });
  const versionQuery = ({ id, number }: VersionKey) => {
    const query = callQuery('policies.admin.version', { params: { name: policy.name, number: String(number) } });
    // A version never changes. Reading its number again could return another version.
    return keepingLanguage({ ...query, queryKey: [...query.queryKey, id], staleTime: 'static' as const });
  };
  const latest = useQuery(versionQuery(start.latest));
  const source = useQuery(versionQuery(start.source));
  if (latest.data && source.data) {
    return (
      <Editor
        key={start.latest.id}
        {...{ policy, onPublished }}
        latest={latest.data}
        source={source.data}
        onReload={(version) => setStart({ latest: version, source: version })}
      />
    );
  }
  const failed = [latest, source].find(({ error }) => error !== null);
  return failed ? (
    <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  ) : (
    <Skeleton className="h-96" />
  );
}

interface EditorProps extends PolicyEditorProps {
  /** The latest version, with which the text is compared. */
  latest: PolicyTextsWire;
  /** The version that the text starts from. */
  source: PolicyTextsWire;
  /** Discards the text and starts from another version. */
  onReload: (version: VersionKey) => void;
}

function Editor({ policy, latest, source, onPublished, onReload }: EditorProps) {
  const { t } = useTranslation('policies.admin');
  const locale = useLocale();
  const form: PolicyForm = useRuledForm<PolicyFormValues>(policyRules, formOf(latest.texts), checkPolicy);
  const [after, setAfter] = useState<VersionKey>(latest);
  const [theirs, setTheirs] = useState<PolicyAdminWire | null>(null);
  const [isAsking, setAsking] = useState(false);
  const publishing = usePublishPolicy(policy.name);
  const { isDirty } = form.formState;
  const base = formOf(latest.texts);
  const filled = formOf(source.texts);
  const load = useEffectEvent(() => {
    if (source.id !== latest.id) form.reset(filled, { keepDefaultValues: true });
  });
  useEffect(() => load(), []);
  // The conflict: a version that changed the same texts was published after the kept text was typed.
  const unsaved = useUnsavedForm(`policy ${policy.name}`, form, () => setTheirs(policy), filled);
  const guard = useLeaveGuard(unsaved.isTyped);
  const validFrom = form.watch('validFrom');
  const isShownInPlace = isConflict(publishing.error, 'CONTENT_004') || fieldsIn(publishing.error, fieldOf).length > 0;
  const publish = () =>
    publishing.mutate(
      { ...termsOf(form.getValues()), after: after.id },
      {
        onSuccess: ({ versions }) => {
          setAsking(false);
          guard.release();
          unsaved.text.discard();
          notify({ type: 'success', message: t('publish.done', { number: versions[0]?.number ?? next }) });
          onPublished();
        },
        onError: (error) => {
          setAsking(false);
          if (isConflict(error, 'CONTENT_004')) setTheirs(error.data as PolicyAdminWire);
          else showRefusal(form, error, fieldOf);
        },
      },
    );
  const newest = theirs?.versions[0];
  const next = after.number + 1;
  const wasWithdrawn = newest !== undefined && newest.number < after.number;
  const isAuthorKnown = newest !== undefined && newest.publishedBy !== null;
  const conflictTitle = wasWithdrawn ? 'conflict.withdrawn' : isAuthorKnown ? 'conflict.titleBy' : 'conflict.title';
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void form.handleSubmit(() => setAsking(true))(event)}
    >
      <p className="text-column text-muted">{t('editor.text', { number: source.number })}</p>
      <UnsavedNotice text={unsaved.text} onTake={unsaved.take} />
      <EditConflict
        edit={{
          theirs,
          keepMine: () => {
            if (newest) setAfter(newest);
            setTheirs(null);
          },
          takeTheirs: () => {
            if (newest === undefined) return;
            unsaved.text.discard();
            if (newest.id !== latest.id) onReload(newest);
            form.reset(base);
            setAfter(newest);
            setTheirs(null);
          },
        }}
        describe={() => ({
          title: t(conflictTitle, { number: newest?.number ?? 0, name: newest?.publishedBy }),
          text: t('conflict.text'),
          fields: [t('conflict.field')],
        })}
      />
      <FormAlert>{!isShownInPlace && publishing.error && errorMessage(publishing.error)}</FormAlert>
      <BothLanguages form={form}>{(each) => <PolicyText form={form} locale={each} />}</BothLanguages>
      <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-6">
        <DateTimeField
          label={t('editor.validFrom')}
          hint={t('editor.validFromHint')}
          error={form.errorOf('validFrom')}
          value={validFrom}
          onChange={(value) => form.setValue('validFrom', value, { shouldDirty: true, shouldValidate: true })}
        />
        <Button type="submit" disabled={!isDirty || theirs !== null} pending={publishing.isPending}>
          {t('publish.action', { number: next })}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('publish.title', { number: next })}
        text={
          validFrom === ''
            ? t('publish.textNow')
            : t('publish.textLater', { time: formatOfficeDateTime(validFrom, locale) })
        }
        confirmLabel={t('publish.confirm')}
        pending={publishing.isPending}
        onConfirm={publish}
      />
      <UnsavedQuestion guard={abandonOnLeave(guard, unsaved.text)} />
    </form>
  );
}

const figureNames = Object.keys(policyFigures).map((name) => `{{${name}}}`);

function PolicyText({ form, locale }: { form: PolicyForm; locale: Locale }) {
  const { t } = useTranslation(['policies.admin', 'content.admin']);
  const body = textName('body', locale);
  return (
    <section
      aria-label={t(`content.admin:languages.${locale}`)}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h2 className="text-lg font-bold">{t(`content.admin:languages.${locale}`)}</h2>
      <TextField
        form={form}
        name={textName('title', locale)}
        label={t('content.admin:form.title')}
        lang={locale}
        required
      />
      <MarkdownArea
        label={t('content.admin:form.body')}
        hint={`${t('content.admin:form.bodyHint')} ${t('editor.figures')} ${figureNames.join(', ')}`}
        error={form.errorOf(body)}
        locale={locale}
        field={form.register(body)}
      />
      <MarkdownPreview source={form.watch(body)} locale={locale} />
    </section>
  );
}
