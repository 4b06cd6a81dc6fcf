import { locales } from '@dronesoccer/contracts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
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
      <TextField form={form} name="firstName" label={t('person.firstName')} required />
      <TextField form={form} name="lastName" label={t('person.lastName')} required />
      <TextField form={form} name="email" label={t('person.email')} required type="email" autoCapitalize="none" />
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
