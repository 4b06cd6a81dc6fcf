import { forgotPasswordBody, formRules } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Input } from '@/ui/fields/input';
import { Field } from '@/ui/fields/field';

const rules = formRules(forgotPasswordBody);

interface EmailFormProps {
  submitLabel: string;
  /** Sends the link. The server's answer does not reveal whether the account exists. */
  send: (email: string) => Promise<unknown>;
  onSent: (email: string) => void;
}

/** A form with only an email field, for a forgotten password and for a new verification link. */
export function EmailForm({ submitLabel, send, onSent }: EmailFormProps) {
  const { t } = useTranslation('auth');
  const form = useRuledForm(rules, { email: '' });
  const sending = useMutation({
    mutationFn: send,
    meta: { failure: false },
    onSuccess: (_reply, email) => onSent(email),
    onError: form.showServerErrors,
  });
  const submit = form.handleSubmit(({ email }) => sending.mutate(email));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <FormAlert>{sending.isError && errorMessage(sending.error)}</FormAlert>
      <Field label={t('email')} error={form.errorOf('email')} required>
        <Input type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
      </Field>
      <Button type="submit" size="lg" wide pending={sending.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
