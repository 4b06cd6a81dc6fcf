import { locales } from '@dronesoccer/contracts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Select } from '@/ui/fields/select';
import type { PersonFormValues } from '../model/forms';

/** A form that includes a person's fields. */
interface FormWithPerson {
  errorOf: (name: keyof PersonFormValues) => string | undefined;
  register: (name: keyof PersonFormValues) => UseFormRegisterReturn;
}

/** The fields of the invited person and the invitation's language. */
export function PersonFields({ form }: { form: FormWithPerson }) {
  const { t } = useTranslation('companies.admin');
  return (
    <>
      <Field label={t('person.firstName')} error={form.errorOf('firstName')} required>
        <Input autoComplete="off" {...form.register('firstName')} />
      </Field>
      <Field label={t('person.lastName')} error={form.errorOf('lastName')} required>
        <Input autoComplete="off" {...form.register('lastName')} />
      </Field>
      <Field label={t('person.email')} error={form.errorOf('email')} required>
        <Input type="email" autoComplete="off" autoCapitalize="none" {...form.register('email')} />
      </Field>
      <Field label={t('person.language')}>
        <Select {...form.register('locale')}>
          {locales.map((each) => (
            <option key={each} value={each}>
              {t(`person.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
