import '@/lib/http/inbox-calls';
import { ContactType, smsConsent } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { useAttempt } from '@/lib/query/use-attempt';
import { useSession } from '@/lib/session/use-session';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Textarea } from '@/ui/fields/textarea';
import { bodyOf, checkOf, type ContactForm as Values, emptyForm, rulesOf } from '../model/draft';
import { forgetDraft, keepDraft, storedDraft } from '../model/draft-store';
import { SafeSportNote } from './safe-sport-note';
import { TypeFields } from './type-fields';

export interface SentContact {
  number: string;
  /** The address for the answer, or null if the sender wants no answer. */
  email: string | null;
}

interface ContactFormProps {
  type: ContactType;
  onSent: (sent: SentContact) => void;
}

/** The contact form. What is typed is kept until it is sent, even if the type, the language or the page changes. */
export function ContactForm({ type, onSent }: ContactFormProps) {
  const { t } = useTranslation('contacts');
  const locale = useLocale();
  const { user } = useSession();
  const [start] = useState(
    () =>
      storedDraft() ?? {
        values: { ...emptyForm, fullName: user?.name ?? '', email: user?.email ?? '' },
        // A visitor reads before typing, perhaps on an earlier page, so the time counts from the load of the document.
        openedAt: performance.timeOrigin,
      },
  );
  const form = useRuledForm<Values>(rulesOf(type), start.values, checkOf(type));
  const { errorOf, getValues, handleSubmit, register, setError, watch } = form;
  const keep = { onChange: () => keepDraft({ ...start, values: getValues() }) };
  const attempt = useAttempt();
  const last = useRef({ key: '', locale });
  const sending = useMutation({
    meta: { failure: false },
    mutationFn: (values: Values) => {
      const { locale: _, ...content } = bodyOf(type, { ...start, values }, locale, Date.now());
      const idempotencyKey = attempt.keyFor(content);
      // The server refuses a key with another body, so a retry is in the language of the first try.
      if (last.current.key !== idempotencyKey) last.current = { key: idempotencyKey, locale };
      return call('contacts.send', { body: { ...content, locale: last.current.locale }, idempotencyKey });
    },
    onSuccess: ({ number }, { email, wantsContact }) => {
      attempt.done();
      forgetDraft();
      const isQuiet = type === ContactType.SAFE_SPORT && !wantsContact;
      onSent({ number, email: isQuiet ? null : email });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      // A refusal stored nothing, so the next attempt is a new one, in the language of that moment.
      if (!error.isTransient) attempt.done();
      for (const { field, message } of error.fields) {
        const name = field.replace(/^details\./, '');
        if (Object.hasOwn(emptyForm, name)) setError(name as keyof Values, { type: 'server', message });
      }
    },
  });
  const isReport = type === ContactType.SAFE_SPORT;
  const hasPhone = watch('phone').trim() !== '';
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void handleSubmit((values) => sending.mutate(values))(event)}
    >
      {isReport && <SafeSportNote />}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('fullName')}
          hint={isReport ? t('fullNameOptional') : undefined}
          error={errorOf('fullName')}
          required={!isReport}
          className="sm:col-span-2"
        >
          <Input autoComplete="name" {...register('fullName', keep)} />
        </Field>
        <Field label={t('email')} error={errorOf('email')} required>
          <Input type="email" inputMode="email" autoComplete="email" {...register('email', keep)} />
        </Field>
        <Field label={t('phone')} error={errorOf('phone')}>
          <Input type="tel" autoComplete="tel" {...register('phone', keep)} />
        </Field>
        {hasPhone && (
          <Checkbox
            label={<span className="text-sm">{smsConsent[locale]}</span>}
            className="items-start sm:col-span-2"
            {...register('smsConsent', keep)}
          />
        )}
      </div>
      <TypeFields key={type} type={type} form={form} keep={keep} />
      <Field label={t('message')} error={errorOf('message')} required>
        <Textarea rows={7} {...register('message', keep)} />
      </Field>
      {/* A honeypot field, hidden from view, the keyboard and screen readers. */}
      <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Website
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </div>
      <FormAlert>{sending.error && errorMessage(sending.error)}</FormAlert>
      <Button type="submit" size="lg" wide pending={sending.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}
