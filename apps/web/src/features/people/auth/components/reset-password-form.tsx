import '@/lib/http/account-calls';
import { formRules, resetPasswordBody } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { NewPasswordField } from './new-password-field';

const rules = formRules(resetPasswordBody);

interface ResetPasswordFormProps {
  token: string;
  submitLabel: string;
  onDone: () => void;
}

export function ResetPasswordForm({ token, submitLabel, onDone }: ResetPasswordFormProps) {
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
      <NewPasswordField
        label={t('newPassword')}
        error={form.errorOf('password')}
        breaksRule={form.breaksRule('password')}
        control={form.register('password')}
      />
      <Button type="submit" size="lg" wide pending={reset.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
