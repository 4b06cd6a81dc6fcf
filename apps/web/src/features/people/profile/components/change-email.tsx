import '@/lib/http/account-calls';
import { changeEmailBody, type ChangeEmailBody, newsletterConsent, SubscriptionState } from '@dronesoccer/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { callQuery } from '@/lib/query/call-query';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { PasswordInput } from '@/ui/fields/password-input';
import { emailChangeQuery } from '../api/queries';

const rules = { email: changeEmailBody.email.rule, password: changeEmailBody.password.rule };
const empty = { email: '', password: '' };

export interface ChangeEmailProps {
  /** The account's current address. */
  email: string;
  onAsked: () => void;
}

/** Asks for a link to a new address. */
export default function ChangeEmail({ email, onAsked }: ChangeEmailProps) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const client = useQueryClient();
  const form = useRuledForm(rules, empty);
  const [movesNewsletter, setMoving] = useState(false);
  const { data: newsletter } = useQuery({ ...callQuery('newsletter.mine'), staleTime: 0 });
  const asking = useMutation({
    meta: { failure: false },
    mutationFn: (body: ChangeEmailBody) => call('me.changeEmail', { body }),
    onSuccess: (change) => {
      client.setQueryData(emailChangeQuery().queryKey, change);
      notify({ type: 'success', message: t('email.sent') });
      onAsked();
    },
    onError: (error) => {
      if (form.showServerErrors(error)) return;
      const field = fieldOf(error);
      if (field) form.setError(field, { type: 'server', message: errorMessage(error) }, { shouldFocus: true });
    },
  });
  const submit = form.handleSubmit((values) => asking.mutate({ ...values, movesNewsletter }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5 pt-2">
      <FormAlert>{asking.error && !fieldOf(asking.error) && errorMessage(asking.error)}</FormAlert>
      <Field label={t('email.new')} hint={t('email.newHint')} error={form.errorOf('email')} required>
        <Input type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field label={t('password.current')} error={form.errorOf('password')} required>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      {newsletter?.state === SubscriptionState.SUBSCRIBED && (
        <div>
          <Checkbox
            label={t('email.moveNewsletter')}
            checked={movesNewsletter}
            onChange={({ target }) => setMoving(target.checked)}
          />
          <p className="text-sm text-muted">
            {movesNewsletter ? newsletterConsent.text[locale] : t('email.newsletterStays', { email })}
          </p>
        </div>
      )}
      <Button type="submit" pending={asking.isPending} className="self-start">
        {t('email.send')}
      </Button>
    </form>
  );
}

/** Returns the field of an error for which the server names none. */
function fieldOf(error: unknown): 'email' | 'password' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'USER_005') return 'password';
  return error.code === 'USER_002' || error.code === 'USER_013' ? 'email' : null;
}
