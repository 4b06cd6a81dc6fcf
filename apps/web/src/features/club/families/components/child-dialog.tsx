import { type ChildWire, formRules, childBody } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { ErrorSummary } from '@/ui/feedback/error-summary';
import { Field } from '@/ui/fields/field';
import { TextField } from '@/ui/fields/text-field';
import { Textarea } from '@/ui/fields/textarea';
import { FormDialog } from '@/ui/overlays/confirm-dialog';
import { useSaveChild } from '../api/use-family-changes';

const rules = formRules(childBody);
const fields = ['firstName', 'lastName', 'birthDate', 'notes'] as const;

interface ChildDialogProps {
  /** The child to edit, or null for another one. */
  child: ChildWire | null;
  /** Prefills the last name of another child. */
  lastName: string;
  onClose: () => void;
}

/** Adds or edits a child. The typed values are kept if saving fails. */
export function ChildDialog({ child, lastName, onClose }: ChildDialogProps) {
  const { t } = useTranslation('families');
  const initial = {
    firstName: child?.firstName ?? '',
    lastName: child?.lastName ?? lastName,
    birthDate: child?.birthDate ?? '',
    notes: child?.notes ?? '',
  };
  const form = useRuledForm(rules, initial, ({ birthDate }) => ({
    birthDate: birthDate === '' ? t('child.birthDateMissing') : undefined,
  }));
  const saving = useSaveChild(onClose);
  const known = child && { id: child.id, version: child.version };
  const submit = form.handleSubmit((body) => saving.mutate({ known, body }, { onError: form.showServerErrors }));
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(child ? 'child.edit' : 'child.add')}
      confirmLabel={t('child.save')}
      onSubmit={submit}
      pending={saving.isPending}
      error={saving.error}
      className="flex flex-col gap-5 pt-2"
    >
      <ErrorSummary
        fields={fields}
        errorOf={form.errorOf}
        wasSubmitted={form.formState.isSubmitted}
        onChoose={form.setFocus}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="firstName" label={t('child.firstName')} required />
        <TextField form={form} name="lastName" label={t('child.lastName')} required />
      </div>
      <TextField
        form={form}
        name="birthDate"
        type="date"
        label={t('child.birthDate')}
        hint={t('child.birthDateHint')}
        required
      />
      <Field label={t('child.notes')} hint={t('child.notesHint')} error={form.errorOf('notes')}>
        <Textarea rows={3} {...form.register('notes')} />
      </Field>
    </FormDialog>
  );
}
