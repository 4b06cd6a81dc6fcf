import { validateField } from '@dronesoccer/contracts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { type CouponForm, couponRules, termsOf } from '../model/coupon-form';
import { sentenceOf } from '../model/sentence';

const numbers = ['value', 'minSubtotal', 'totalUses', 'usesPerPerson'] as const;

/**
 * Describes the coupon's effect while it is being edited, which reveals mistakes quickly. The sentence stays in view
 * except on a phone.
 */
export function LiveSentence({ form }: { form: CouponForm }) {
  const { t } = useTranslation('coupons.admin');
  const locale = useLocale();
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const isReadable = numbers.every((name) => validateField(couponRules[name], values[name], locale) === null);
  return (
    <p
      role="status"
      className="night z-10 rounded-card shadow-lift sm:sticky sm:top-0 border border-line bg-surface px-5 py-4 text-lg font-semibold text-balance"
    >
      {isReadable ? sentenceOf(termsOf(values), t, locale) : t('form.sentenceLater')}
    </p>
  );
}
