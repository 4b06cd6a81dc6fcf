import '@/lib/http/account-calls';
import { isLocale, type Locale, updateMeBody, type UpdateMeBody } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { notify } from '@/lib/notify';
import { updateUser } from '@/lib/session/session';
import type { CurrentUser } from '@/lib/store/root-state';
import { Button } from '@/ui/actions/button';
import { ErrorSummary } from '@/ui/feedback/error-summary';
import { Field } from '@/ui/fields/field';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Input } from '@/ui/fields/input';
import { Select } from '@/ui/fields/select';

const { firstName, lastName, phone } = updateMeBody;
const rules = { firstName: firstName.rule, lastName: lastName.rule, phone: phone.rule };
const fields = ['firstName', 'lastName', 'phone'] as const;

export function ProfileForm({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('profile');
  const form = useRuledForm(rules, { firstName: user.firstName, lastName: user.lastName, phone: user.phone ?? '' });
  const [locale, setLocale] = useState<Locale>(user.locale);
  const saving = useMutation({
    meta: { failure: false },
    mutationFn: (body: UpdateMeBody) => call('me.update', { body }),
    onSuccess: (saved) => {
      updateUser(saved);
      notify({ type: 'success', message: t('profile.saved') });
    },
    onError: (error) => form.showServerErrors(error),
  });
  const submit = form.handleSubmit(({ phone, ...names }) => saving.mutate({ ...names, phone: phone || null, locale }));
  const { register, errorOf, formState, setFocus } = form;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <ErrorSummary
        fields={fields}
        errorOf={errorOf}
        wasSubmitted={formState.isSubmitted}
        onChoose={(name) => setFocus(name)}
      />
      <FormAlert>{saving.error && errorMessage(saving.error)}</FormAlert>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('profile.firstName')} error={errorOf('firstName')} required>
          <Input autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label={t('profile.lastName')} error={errorOf('lastName')} required>
          <Input autoComplete="family-name" {...register('lastName')} />
        </Field>
        <Field label={t('profile.phone')} hint={t('profile.phoneHint')} error={errorOf('phone')}>
          <Input type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field label={t('profile.language')} hint={t('profile.languageHint')}>
          <Select value={locale} onChange={({ target }) => isLocale(target.value) && setLocale(target.value)}>
            <option value="en">English</option>
            <option value="fr">Français</option>
          </Select>
        </Field>
      </div>
      <Button type="submit" pending={saving.isPending} className="self-start">
        {t('profile.save')}
      </Button>
    </form>
  );
}
