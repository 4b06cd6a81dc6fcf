import { accountFields, type PersonWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { errorMessage } from '@/lib/errors/error-message';
import { formatOfficeDateTime } from '@/lib/format';
import { keepTyped } from '@/lib/forms/keep-typed';
import { useLeaveGuard } from '@/lib/forms/use-leave-guard';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { UnsavedQuestion } from '@/ui/overlays/unsaved-question';
import { useAddNote } from '../../api/use-account-changes';

/** The administrators' internal notes about the person, newest first. */
export function NotesPanel({ person: { id, notes } }: { person: PersonWire }) {
  const { t } = useTranslation('accounts.admin');
  const locale = useLocale();
  const form = useRuledForm({ text: accountFields.personNote }, { text: '' });
  const guard = useLeaveGuard(form.formState.isDirty);
  const adding = useAddNote(id);
  const submit = form.handleSubmit((body) => {
    const settle = keepTyped(form);
    adding.mutate(body, { onSuccess: () => settle({ text: '' }), onError: form.showServerErrors });
  });
  return (
    <Panel title={t('notes.title')}>
      <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <FormAlert>{adding.error && errorMessage(adding.error)}</FormAlert>
        <Field label={t('notes.write')} hint={t('notes.hint')} error={form.errorOf('text')}>
          <Textarea rows={2} maxLength={accountFields.personNote.max} {...form.register('text')} />
        </Field>
        <Button type="submit" variant="outline" className="self-start" pending={adding.isPending}>
          {t('notes.add')}
        </Button>
      </form>
      <ul className="flex flex-col gap-3 empty:hidden">
        {notes.map(({ id: noteId, author, at, text }) => (
          <li key={noteId} className="rounded-control bg-raised px-4 py-3">
            <p className="break-words whitespace-pre-line">{text}</p>
            <p className="mt-1 text-sm text-muted">
              {t('notes.by', { name: author ?? t('erasedPerson'), date: formatOfficeDateTime(at, locale) })}
            </p>
          </li>
        ))}
      </ul>
      <UnsavedQuestion guard={guard} />
    </Panel>
  );
}
