import '@/lib/http/account-calls';
import { changePasswordBody, userFields } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { Field } from '@/ui/fields/field';
import { FormAlert } from '@/ui/feedback/form-alert';
import { PasswordInput } from '@/ui/fields/password-input';
import { sessionsQuery } from '../api/queries';

const rules = { currentPassword: userFields.currentPassword, newPassword: changePasswordBody.newPassword.rule };
const empty = { currentPassword: '', newPassword: '' };

export function PasswordForm() {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const form = useRuledForm(rules, empty);
  const changing = useMutation({
    meta: { failure: false },
    mutationFn: (body: typeof empty) => call('me.changePassword', { body }),
    onSuccess: () => {
      form.reset(empty);
      notify({ type: 'success', message: t('password.changed') });
      // Changing the password ended all other sessions.
      void client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
    onError: (error) => {
      if (form.showServerErrors(error)) return;
      const field = error instanceof ApiError ? fieldOf(error) : null;
      if (field) form.setError(field, { type: 'server', message: errorMessage(error) }, { shouldFocus: true });
    },
  });
  const submit = form.handleSubmit((values) => changing.mutate(values));
  const isShownBesideField = changing.error instanceof ApiError && fieldOf(changing.error) !== null;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <FormAlert>{changing.error && !isShownBesideField && errorMessage(changing.error)}</FormAlert>
      <Field label={t('password.current')} error={form.errorOf('currentPassword')} required>
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <Field label={t('password.new')} hint={t('password.hint')} error={form.errorOf('newPassword')} required>
        <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
      </Field>
      <Button type="submit" pending={changing.isPending} className="self-start">
        {t('password.change')}
      </Button>
    </form>
  );
}

/** Returns the field of an error for which the server names none. */
function fieldOf({ code }: ApiError): 'currentPassword' | 'newPassword' | null {
  if (code === 'USER_005' || code === 'USER_003') return 'currentPassword';
  return code === 'AUTH_007' ? 'newPassword' : null;
}
