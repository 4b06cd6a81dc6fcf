import { useTranslation } from 'react-i18next';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useHeld } from '@/lib/forms/use-held';
import { Field } from '@/ui/fields/field';
import { PasswordInput } from '@/ui/fields/password-input';
import { recommendedPasswordLength } from '../model/password';

interface NewPasswordFieldProps {
  label: string;
  /** What is wrong, as the form says it. */
  error: string | undefined;
  /** What was typed breaks the rule itself, which the hint has in full; else the error says what else is wrong. */
  breaksRule: boolean;
  control: UseFormRegisterReturn;
}

/** A password to be chosen. Its rule stands below it once: as a hint, or as the error while it is broken. */
export function NewPasswordField({ label, error, breaksRule, control }: NewPasswordFieldProps) {
  const { t } = useTranslation('auth');
  const rule = t('passwordHint', { count: recommendedPasswordLength });
  const isRight = useHeld(error === undefined);
  return (
    <Field label={label} hint={isRight && rule} error={breaksRule ? rule : error} required>
      <PasswordInput autoComplete="new-password" {...control} />
    </Field>
  );
}
