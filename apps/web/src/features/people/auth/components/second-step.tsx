import { type AuthWire, loginCodeRule, type UserWire } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '@/features/common/confirm-identity/code-field';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { startSession } from '@/lib/session/session';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';

export interface SecondStepProps {
  /** Repeats the login with the code. */
  send: (code: string) => Promise<AuthWire>;
  onLoggedIn: (user: UserWire) => void;
  onBack: () => void;
}

const rules = { code: loginCodeRule };

/** The second step of a login, for an account with an authenticator app. */
export default function SecondStep({ send, onLoggedIn, onBack }: SecondStepProps) {
  const { t } = useTranslation('auth');
  const form = useRuledForm(rules, { code: '' });
  const login = useMutation({
    mutationFn: send,
    meta: { failure: false },
    onSuccess: (auth) => {
      startSession(auth);
      onLoggedIn(auth.user);
    },
    onError: (error) => {
      if (isWrongCode(error)) {
        form.setError('code', { type: 'server', message: errorMessage(error) }, { shouldFocus: true });
      }
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = form.handleSubmit(({ code }) => login.mutate(code));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <FormAlert>{login.error && !isWrongCode(login.error) && errorMessage(login.error)}</FormAlert>
      <p role="status">{t('code.lead')}</p>
      <CodeField error={form.errorOf('code')} {...form.register('code')} />
      <Button type="submit" size="lg" wide pending={login.isPending}>
        {t('code.submit')}
      </Button>
      <Button variant="quiet" className="self-start" disabled={login.isPending} onClick={onBack}>
        {t('code.back')}
      </Button>
    </form>
  );
}

const isWrongCode = (error: unknown): boolean => error instanceof ApiError && error.code === 'AUTH_018';
