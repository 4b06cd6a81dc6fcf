import type { ShippingZoneWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { ButtonLink } from '@/ui/actions/link';
import { FormSection } from '@/ui/layout/form-section';

/** The zones of the rate table, which has a page of its own. */
export function ShippingPart({ zones }: { zones: readonly ShippingZoneWire[] }) {
  const { t } = useTranslation('settings.admin');
  const locale = useLocale();
  return (
    <FormSection anchor="shipping" title={t('shipping.title')} text={t('shipping.text')} columns={1}>
      <p>{t('shipping.zones', { count: zones.length, names: zones.map(({ name }) => name[locale]).join(', ') })}</p>
      <ButtonLink to={paths.shippingRates} variant="outline" className="self-start justify-self-start">
        {t('shipping.edit')}
      </ButtonLink>
    </FormSection>
  );
}
