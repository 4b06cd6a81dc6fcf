import { formRules, newsletterConsent, normalizeField, subscribeBody, validateField } from '@dronesoccer/contracts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { failureText, useSubscribe } from '../api/use-subscribe';

const rule = formRules(subscribeBody).email;

/**
 * The footer's newsletter form (spec 2, Footer). A single field does not need the form library, which is larger than
 * this component.
 */
export default function NewsletterForm() {
  const { t } = useTranslation('newsletter');
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const subscribing = useSubscribe();
  const problem = isChecked ? (validateField(rule, email, locale) ?? undefined) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (subscribing.isPending) return;
    const isValid = validateField(rule, email, locale) === null;
    setChecked(!isValid);
    if (!isValid) return input.current?.focus();
    subscribing.mutate(normalizeField(rule, email), { onSuccess: () => setEmail('') });
  };
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-x-12 gap-y-3 sm:gap-y-6 lg:grid-cols-[1.3fr_2fr]">
      <div>
        <h2 id={`${id}-title`} className="display-3">
          {t('form.title')}
        </h2>
        <p className="mt-2 max-w-80 text-muted max-sm:hidden">{t('form.text')}</p>
      </div>
      <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
        <div className="flex items-start gap-3">
          <Field label={t('form.email')} error={problem} required className="min-w-0 grow">
            <Input
              ref={input}
              type="email"
              inputMode="email"
              autoComplete="email"
              value={email}
              readOnly={subscribing.isPending}
              onChange={({ target }) => setEmail(target.value)}
              onBlur={() => setChecked(email !== '')}
            />
          </Field>
          {/* Aligned with the field, below its label. */}
          <Button
            type="submit"
            pending={subscribing.isPending}
            aria-describedby={`${id}-consent`}
            className="mt-[1.875rem] min-h-12 max-sm:px-4"
          >
            {t(subscribing.isPending ? 'form.submitting' : 'form.submit')}
          </Button>
        </div>
        <p id={`${id}-consent`} className="text-sm text-muted">
          {newsletterConsent.text[locale]}
        </p>
        {/* Not rendered while empty, because the page's own forms have their own alerts. */}
        {subscribing.isError && (
          <FormAlert>
            {failureText(subscribing.error, { refused: t('form.refused'), failed: t('form.failed') })}
          </FormAlert>
        )}
        <p role="status" className="font-semibold text-good empty:hidden">
          {subscribing.data && (subscribing.data.message || t('form.done'))}
        </p>
      </form>
    </section>
  );
}
