import { guardianDeclaration } from '@dronesoccer/contracts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field, FieldError } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import type { GuardianForm } from '../model/draft';

interface GuardianFieldsProps {
  isForMinor: boolean;
  register: (name: keyof GuardianForm) => UseFormRegisterReturn;
  errorOf: (name: keyof GuardianForm) => string | undefined;
}

/** Asks whether a minor takes part and who is responsible for them. The displayed text is the text that is recorded. */
export function GuardianFields({ isForMinor, register, errorOf }: GuardianFieldsProps) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  return (
    <section className="flex flex-col gap-4">
      <Checkbox label={t('who.forMinor')} {...register('isForMinor')} />
      {isForMinor && (
        <div className="flex flex-col gap-4 rounded-card bg-raised p-5">
          <Field label={t('who.guardianName')} error={errorOf('guardianName')} required>
            <Input autoComplete="name" {...register('guardianName')} />
          </Field>
          <div>
            <Checkbox
              label={guardianDeclaration.text[locale]}
              aria-invalid={errorOf('hasDeclared') !== undefined || undefined}
              {...register('hasDeclared')}
            />
            <FieldError error={errorOf('hasDeclared')} />
          </div>
        </div>
      )}
    </section>
  );
}
