import {
  type AssignOutcome,
  userFields,
  type Locale,
  locales,
  validateField,
  staffLimits,
} from '@dronesoccer/contracts';
import { Check, TriangleAlert } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { Field } from '@/ui/fields/field';
import { FormAlert } from '@/ui/feedback/form-alert';
import { TagsInput } from '@/ui/fields/tags-input';
import { Toggle } from '@/ui/fields/toggle';
import { Select } from '@/ui/fields/select';
import { useAssignCoupon } from '../api/use-coupon-changes';

const isEmail = (text: string): boolean => validateField(userFields.email, text, 'en') === null;

/** Assigns the coupon to one email address or to a pasted list, and reports the result for each address. */
export function AssignForm({ couponId }: { couponId: string }) {
  const { t } = useTranslation('coupons.admin');
  const [emails, setEmails] = useState<string[]>([]);
  const [sendMail, setSendMail] = useState(true);
  const locale = useLocale();
  const [mailLocale, setMailLocale] = useState<Locale>(locale);
  const [isMissing, setMissing] = useState(false);
  const [refused, setRefused] = useState<readonly AssignOutcome[]>([]);
  const assign = useAssignCoupon(couponId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(emails.length === 0);
    if (emails.length === 0) return;
    assign.mutate(
      { emails, sendMail, locale: mailLocale },
      {
        onSuccess: ({ assigned, results }) => {
          const left = results.filter(({ code }) => code !== null);
          setRefused(left);
          // Keep the addresses that can be corrected and remove those that are done.
          setEmails(left.filter(({ code }) => code === 'COMMON_010').map(({ email }) => email));
          if (assigned > 0) notify({ type: 'success', message: t('assign.done', { count: assigned }) });
        },
        onError: () => setRefused([]),
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-card border border-line p-5">
      <FormAlert>{assign.error && refusalText(assign.error)}</FormAlert>
      <Field
        label={t('assign.emails')}
        hint={t('assign.emailsHint', { max: staffLimits.couponEmailsMax })}
        error={isMissing && emails.length === 0 ? userFields.email.required[locale] : undefined}
      >
        <TagsInput value={emails} onChange={setEmails} isValid={isEmail} max={staffLimits.couponEmailsMax} />
      </Field>
      <Toggle label={t('assign.mail')} hint={t('assign.mailHint')} checked={sendMail} onChange={setSendMail} />
      {sendMail && (
        <Field label={t('assign.language')} hint={t('assign.languageHint')}>
          <Select
            value={mailLocale}
            onChange={({ target }) => setMailLocale(locales.find((each) => each === target.value) ?? 'en')}
          >
            {locales.map((each) => (
              <option key={each} value={each}>
                {t(`assign.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div>
        <Button type="submit" variant="ice" pending={assign.isPending}>
          <Check aria-hidden className="size-5" />
          {emails.length === 0 ? t('assign.start') : t('assign.submit', { count: emails.length })}
        </Button>
      </div>
      <RefusedAddresses outcomes={refused} />
    </form>
  );
}

/** Returns the refusal's message. For a single address the server reports the reason with the field. */
function refusalText(error: Error): string {
  const reason = error instanceof ApiError ? error.fields[0]?.message : undefined;
  return reason ?? errorMessage(error);
}

function RefusedAddresses({ outcomes }: { outcomes: readonly AssignOutcome[] }) {
  const { t } = useTranslation('coupons.admin');
  return (
    <div role="status" className="empty:contents">
      {outcomes.length > 0 && (
        <>
          <p className="font-semibold">{t('assign.refused', { count: outcomes.length })}</p>
          <ul className="mt-2 flex max-h-60 flex-col gap-2 overflow-y-auto">
            {outcomes.map(({ email, message }) => (
              <li key={email} className="flex items-start gap-2 text-sm">
                <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
                <span className="min-w-0 break-words">
                  <span className="font-semibold">{email}</span>: {message}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
