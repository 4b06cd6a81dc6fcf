import { useTranslation } from 'react-i18next';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useHeld } from '@/lib/forms/use-held';
import { Field } from '@/ui/fields/field';
import { PasswordInput } from '@/ui/fields/password-input';
import { recommendedPasswordLength } from '../model/password';

interface NewPasswordFieldProps {
  label: string;
  /** The form's error for the field. */
  error: string | undefined;
  /**
   * True if the password breaks the rule itself, which the hint states in full. Otherwise `error` says what is wrong.
   */
  breaksRule: boolean;
  control: UseFormRegisterReturn;
}

/** A field for a new password. The rule is shown once below it: as a hint, or as the error while it is broken. */
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
