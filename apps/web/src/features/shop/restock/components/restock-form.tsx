import '@/lib/http/dialog-calls';
import {
  formRules,
  limits,
  type ProductWire,
  restockConsent,
  restockConsentMissing,
  restockNoticeBody,
} from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { locationQuery } from '@/lib/chosen-location';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { queryKeys } from '@/lib/query/keys';
import { useSession } from '@/lib/session/use-session';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Input } from '@/ui/fields/input';
import { Field } from '@/ui/fields/field';
import { Checkbox } from '@/ui/fields/checkbox';
import { restockSection } from '../model/restock-section';

/** A form on the page of a sold-out product. It asks for one email when the product is available again. */
export function RestockForm({ product }: { product: ProductWire }) {
  const { t } = useTranslation('restock');
  const queryClient = useQueryClient();
  const { hash } = useLocation();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const asking = useMutation({
    mutationFn: (email: string) =>
      call('restockNotices.ask', {
        params: { id: product.id },
        body: { email, consent: true, ...locationQuery() },
        skipLoader: true,
      }),
    meta: { failure: false },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'RESTOCK_002') return;
      // The product came back in stock while the visitor was typing. The page now shows the buy button instead of this
      // form.
      notify({ message: t('inStock') });
      void queryClient.invalidateQueries({ queryKey: queryKeys.area('products') });
    },
  });
  // Links from the wishlist target this section, which did not exist yet when the browser looked for it.
  useEffect(() => {
    if (hash === `#${restockSection}`) section.current?.scrollIntoView({ block: 'center' });
  }, [hash]);
  return (
    <section
      ref={section}
      id={restockSection}
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-card border-2 border-line bg-raised p-5"
    >
      <h2 id={titleId} className="text-lg font-bold">
        {t(asking.isSuccess ? 'doneTitle' : 'title')}
      </h2>
      {asking.isSuccess ? (
        <RequestReceived email={asking.variables} />
      ) : (
        <AskForm isPending={asking.isPending} error={asking.error} onAsk={asking.mutate} />
      )}
    </section>
  );
}

interface AskFormProps {
  isPending: boolean;
  error: Error | null;
  onAsk: (email: string) => void;
}

const rules = formRules(restockNoticeBody);

function AskForm({ isPending, error, onAsk }: AskFormProps) {
  const { t } = useTranslation('restock');
  const locale = useLocale();
  const { user } = useSession();
  const errorId = useId();
  const form = useRuledForm(rules, { email: user?.email ?? '', consent: false }, ({ consent }, language) => ({
    consent: consent ? undefined : restockConsentMissing[language],
  }));
  const submit = form.handleSubmit(({ email }) => onAsk(email));
  const consentError = form.errorOf('consent');
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-muted">{t('text', { days: limits.restockNoticeDays })}</p>
      <Field label={t('email')} error={form.errorOf('email')} required>
        <Input type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <div>
        <Checkbox
          label={<span className="text-sm">{restockConsent[locale]}</span>}
          aria-required
          aria-invalid={consentError !== undefined}
          aria-describedby={consentError === undefined ? undefined : errorId}
          className="items-start"
          {...form.register('consent')}
        />
        {consentError !== undefined && (
          <p id={errorId} className="text-sm font-semibold text-red">
            {consentError}
          </p>
        )}
      </div>
      <FormAlert>{error && errorMessage(error)}</FormAlert>
      <Button type="submit" size="lg" wide pending={isPending}>
        {t('send')}
      </Button>
    </form>
  );
}

/** Takes the focus, because the button that had it is gone. */
function RequestReceived({ email }: { email: string }) {
  const { t } = useTranslation('restock');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} role="status" className="flex items-start gap-3 outline-none">
      <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-good" />
      <span className="min-w-0 break-words">{t('doneText', { email })}</span>
    </p>
  );
}
