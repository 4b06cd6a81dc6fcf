import type { CompanyDetailWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { type VersionState, isConflict } from '@/features/common/admin/use-version';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { useRenameCompany } from '../api/use-company-changes';

interface RenameFormProps {
  company: CompanyDetailWire;
  form: RuledForm<{ name: string }>;
  version: VersionState<CompanyDetailWire>;
}

/** Renames the company. A name saved meanwhile by someone else is shown before it is overwritten. */
export function RenameForm({
  company,
  form,
  version: { version, theirs, takeConflict, forget, rebaseOn },
}: RenameFormProps) {
  const { t } = useTranslation('companies.admin');
  const rename = useRenameCompany(company.id);
  const saveOver = (name: string, over: number) => {
    forget();
    rename.mutate(
      { name, version: over },
      {
        onSuccess: (standing) => {
          rebaseOn(standing);
          form.reset({ name: standing.name });
          notify({ type: 'success', message: t('form.renamed', { name: standing.name }) });
        },
        onError: (error) => {
          if (!takeConflict(error)) form.showServerErrors(error);
        },
      },
    );
  };
  const isShownInPlace =
    isConflict(rename.error, 'COMP_009') || (rename.error instanceof ApiError && rename.error.fields.length > 0);
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit(({ name }) => saveOver(name, version))(event)}
    >
      <FormAlert>{rename.error && !isShownInPlace && errorMessage(rename.error)}</FormAlert>
      {theirs && (
        <EditConflict
          title={t('conflict.title')}
          text={t('conflict.text', { name: theirs.name })}
          fields={theirs.name === form.getValues('name') ? [] : [t('form.name')]}
          onKeep={() => void form.handleSubmit(({ name }) => saveOver(name, theirs.version))()}
          onReload={() => {
            form.reset({ name: theirs.name });
            rebaseOn(theirs);
            rename.reset();
          }}
        />
      )}
      <Field label={t('form.name')} error={form.errorOf('name')} required>
        <Input autoComplete="off" {...form.register('name')} />
      </Field>
      <div>
        <Button type="submit" variant="outline" pending={rename.isPending}>
          {t('form.rename')}
        </Button>
      </div>
    </form>
  );
}
