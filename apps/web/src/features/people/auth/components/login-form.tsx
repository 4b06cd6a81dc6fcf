import { formRules, loginBody, type UserWire } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { paths } from '@/lib/paths';
import { failLogin, startSession } from '@/lib/session/session';
import { useRoot } from '@/lib/store/root-store';
import { Button } from '@/ui/actions/button';
import { Input } from '@/ui/fields/input';
import { Field } from '@/ui/fields/field';
import { FormAlert } from '@/ui/feedback/form-alert';
import { TextLink } from '@/ui/actions/link';
import { PasswordInput } from '@/ui/fields/password-input';
import { needsCode } from '../model/needs-code';
import { SecondStep } from './late-second-step';

const rules = formRules({ email: loginBody.email, password: loginBody.password });

export function LoginForm({ onLoggedIn }: { onLoggedIn: (user: UserWire) => void }) {
  const { t } = useTranslation('auth');
  const errorText = useRoot((state) => state.auth.errorMessage);
  const form = useRuledForm(rules, { email: '', password: '' });
  const login = useMutation({
    mutationFn: (body: { email: string; password: string }) => call('auth.login', { body }),
    meta: { failure: false },
    onSuccess: (auth) => {
      startSession(auth);
      onLoggedIn(auth.user);
    },
    onError: (error) => {
      // The password is right, and the code is asked for next.
      if (needsCode(error)) return;
      failLogin(loginFailure(error, t('login.failed')));
      form.showServerErrors(error);
    },
  });
  const submit = form.handleSubmit((values) => login.mutate(values));
  if (login.variables && needsCode(login.error)) {
    const credentials = login.variables;
    const send = (code: string) => call('auth.login', { body: { ...credentials, code } });
    return <SecondStep send={send} onLoggedIn={onLoggedIn} onBack={login.reset} />;
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <FormAlert>{login.isError && errorText}</FormAlert>
      <Field label={t('email')} error={form.errorOf('email')} required>
        <Input type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
      </Field>
      <Field label={t('password')} error={form.errorOf('password')} required>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <TextLink to={paths.forgotPassword} className="inline-flex min-h-11 items-center self-start">
        {t('login.forgot')}
      </TextLink>
      <Button type="submit" size="lg" wide pending={login.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}

/**
 * Returns the message of a failed login (spec 8, Login failure): on a 401 the server's message, else the error's own
 * text, else the fallback.
 */
function loginFailure(error: Error, fallback: string): string {
  if (error instanceof ApiError && error.status === 401 && error.serverMessage) return error.serverMessage;
  return errorMessage(error, fallback);
}
