import { formRules, resetPasswordBody } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { Button } from '@/ui/actions/button';
import { Field } from '@/ui/fields/field';
import { FormAlert } from '@/ui/feedback/form-alert';
import { PasswordInput } from '@/ui/fields/password-input';
import { recommendedPasswordLength } from '../model/password';

const rules = formRules(resetPasswordBody);

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const form = useRuledForm(rules, { password: '' });
  const reset = useMutation({
    mutationFn: (password: string) => call('auth.resetPassword', { body: { token, password } }),
    meta: { failure: false },
    onSuccess: onDone,
    onError: form.showServerErrors,
  });
  const submit = form.handleSubmit(({ password }) => reset.mutate(password));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <FormAlert>{reset.isError && errorMessage(reset.error)}</FormAlert>
      <Field
        label={t('newPassword')}
        hint={t('passwordHint', { count: recommendedPasswordLength })}
        error={form.errorOf('password')}
        required
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" size="lg" wide pending={reset.isPending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
