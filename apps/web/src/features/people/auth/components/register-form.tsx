import '@/lib/http/account-calls';
import { formRules, registerBody, type RegisterBody, type UserWire } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NewsletterBox, subscribeQuietly } from '@/features/common/newsletter-consent';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { AcceptedPolicies } from '@/features/common/policies/accepted-policies';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { noteFailure, startSession } from '@/lib/session/session';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Input } from '@/ui/fields/input';
import { Field } from '@/ui/fields/field';
import { TextField } from '@/ui/fields/text-field';
import { NewPasswordField } from './new-password-field';

const rules = formRules(registerBody);

const empty = { firstName: '', lastName: '', email: '', phone: '', password: '', newsletter: false };

interface Registration {
  body: RegisterBody;
  newsletter: boolean;
}

export function RegisterForm({ onRegistered }: { onRegistered: (user: UserWire) => void }) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const form = useRuledForm(rules, empty);
  const register = useMutation({
    mutationFn: ({ body }: Registration) => call('auth.register', { body }),
    meta: { failure: false },
    onSuccess: (auth, { body: { email }, newsletter }) => {
      startSession(auth);
      if (newsletter) subscribeQuietly({ email, source: 'register' });
      notify({ type: 'success', message: t('register.done') });
      onRegistered(auth.user);
    },
    onError: (error) => {
      noteFailure(t('register.failed'));
      form.showServerErrors(error);
    },
  });
  const submit = form.handleSubmit(({ phone, newsletter, ...values }) =>
    register.mutate({ body: { ...values, locale, ...(phone ? { phone } : {}) }, newsletter }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <FormAlert title={t('register.failed')}>{register.isError && errorMessage(register.error)}</FormAlert>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField form={form} name="firstName" label={t('firstName')} required autoComplete="given-name" />
        <TextField form={form} name="lastName" label={t('lastName')} required autoComplete="family-name" />
      </div>
      <Field label={t('email')} error={form.errorOf('email')} required>
        <Input type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
      </Field>
      <TextField form={form} name="phone" label={t('phone')} hint={t('phoneHint')} type="tel" autoComplete="tel" />
      <NewPasswordField
        label={t('password')}
        error={form.errorOf('password')}
        breaksRule={form.breaksRule('password')}
        control={form.register('password')}
      />
      <NewsletterBox {...form.register('newsletter')} />
      <AcceptedPolicies by="account" sentence={t('register.accepted')} />
      <Button type="submit" size="lg" wide pending={register.isPending}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
