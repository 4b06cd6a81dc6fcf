import { type Locale, locales, staffLimits } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';

export type CancelReasonTexts = Record<Locale, string>;

interface CancelReasonProps {
  reason: CancelReasonTexts;
  onChange: (reason: CancelReasonTexts) => void;
}

/** The optional reason in the emails about a cancelled slot, in both languages. */
export function CancelReason({ reason, onChange }: CancelReasonProps) {
  const { t } = useTranslation('slots.admin');
  return (
    <fieldset className="mt-6">
      <legend className="font-semibold">{t('impact.reason.title')}</legend>
      <p className="mt-1 text-sm text-muted">{t('impact.reason.text')}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {locales.map((locale) => (
          <Field key={locale} label={t(`impact.reason.${locale}`)}>
            <Textarea
              rows={2}
              lang={locale}
              maxLength={staffLimits.cancelReasonMax}
              value={reason[locale]}
              onChange={({ target }) => onChange({ ...reason, [locale]: target.value })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
