import '@/lib/http/account-calls';
import { loginCodeRule, userFields } from '@dronesoccer/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { loginPathFor } from '@/lib/session/session';
import { TextLink } from '@/ui/actions/link';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Field } from '@/ui/fields/field';
import { PasswordInput } from '@/ui/fields/password-input';
import { ConfirmDialog, FormDialog } from '@/ui/overlays/confirm-dialog';
import { CodeField } from './code-field';

export interface ConfirmIdentityProps {
  onClose: (isConfirmed: boolean) => void;
}

/** Asks for the password, for a code if the account has no password, or for a new login if it has neither. */
export default function ConfirmIdentityDialog({ onClose }: ConfirmIdentityProps) {
  const { t } = useTranslation('auth');
  const { data, error } = useQuery({ ...callQuery('me.signInMethods'), staleTime: 0 });
  if (data && (data.hasPassword || data.hasTwoStep)) return <Confirmation by={data} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onClose={() => onClose(false)}
      title={t('confirm.title')}
      confirmLabel={null}
      error={error}
      onConfirm={() => onClose(false)}
    >
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data && (
        <p>
          {t('confirm.googleText')}{' '}
          <TextLink
            to={loginPathFor(window.location.pathname + window.location.search)}
            className="inline-flex min-h-11 items-center"
          >
            {t('confirm.logInAgain')}
          </TextLink>
        </p>
      )}
    </ConfirmDialog>
  );
}

const passwordRules = { password: userFields.currentPassword };
const codeRules = { code: loginCodeRule };

function Confirmation({ by: { hasPassword }, onClose }: ConfirmIdentityProps & { by: { hasPassword: boolean } }) {
  const { t } = useTranslation('auth');
  const form = useRuledForm<{ password: string; code: string }>(hasPassword ? passwordRules : codeRules, {
    password: '',
    code: '',
  });
  const field = hasPassword ? 'password' : 'code';
  const confirming = useMutation({
    meta: { failure: false },
    mutationFn: (value: string) => call('me.confirmIdentity', { body: { [field]: value } }),
    onSuccess: () => onClose(true),
    onError: (error) => {
      if (!form.showServerErrors(error) && isWrong(error)) {
        form.setError(field, { type: 'server', message: errorMessage(error) }, { shouldFocus: true });
      }
    },
  });
  const submit = (event: FormEvent) => {
    // The event of a dialog inside another form would reach that form too, because React events follow the components.
    event.stopPropagation();
    return form.handleSubmit((values) => confirming.mutate(values[field]))(event);
  };
  return (
    <FormDialog
      open
      startsInField
      width="narrow"
      onClose={() => onClose(false)}
      title={t('confirm.title')}
      text={t(hasPassword ? 'confirm.text' : 'confirm.codeText')}
      confirmLabel={t('confirm.submit')}
      pending={confirming.isPending}
      error={isWrong(confirming.error) ? undefined : confirming.error}
      onSubmit={submit}
    >
      {hasPassword ? (
        <Field label={t('confirm.password')} error={form.errorOf('password')} required>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
      ) : (
        <CodeField error={form.errorOf('code')} {...form.register('code')} />
      )}
    </FormDialog>
  );
}

const isWrong = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'USER_005' || error.code === 'AUTH_018');
