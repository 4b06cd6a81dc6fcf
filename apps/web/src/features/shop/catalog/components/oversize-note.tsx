import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

/** The surcharge of an oversize product, in dollars, after the sentences about its delivery. */
export function OversizeNote({ surcharge }: { surcharge: number }) {
  const { t } = useTranslation('shop');
  const locale = useLocale();
  return surcharge > 0 && ` ${t('shippingNote.oversize', { amount: formatMoney(surcharge, locale) })}`;
}
