import type { CompanyDetailWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import type { EditForm } from '@/features/common/admin/use-edit-form';
import { errorMessage } from '@/lib/errors/error-message';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { Button } from '@/ui/actions/button';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { FormAlert } from '@/ui/feedback/form-alert';
import { TextField } from '@/ui/fields/text-field';

interface RenameFormProps {
  form: RuledForm<{ name: string }>;
  edit: EditForm<CompanyDetailWire>;
  isPending: boolean;
}

/** Renames the company. A name saved meanwhile by someone else is shown before it is overwritten. */
export function RenameForm({ form, edit, isPending }: RenameFormProps) {
  const { t } = useTranslation('companies.admin');
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void edit.submit(event)}>
      <FormAlert>{edit.error && errorMessage(edit.error)}</FormAlert>
      <EditConflict
        edit={edit}
        describe={({ name }) => ({
          title: t('conflict.title'),
          text: t('conflict.text', { name }),
          fields: name === form.getValues('name') ? [] : [t('form.name')],
        })}
      />
      <TextField form={form} name="name" label={t('form.name')} required />
      <div>
        <Button type="submit" variant="outline" pending={isPending}>
          {t('form.rename')}
        </Button>
      </div>
    </form>
  );
}
