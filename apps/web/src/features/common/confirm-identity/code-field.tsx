import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';

/** The field for a code of an authenticator app or a recovery code. A password manager may fill it in. */
export function CodeField({ error, ...input }: ComponentProps<'input'> & { error: string | undefined }) {
  const { t } = useTranslation('auth');
  return (
    <Field label={t('code.label')} hint={t('code.hint')} error={error} required>
      <Input
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        className="tabular-nums"
        {...input}
      />
    </Field>
  );
}
