import { isProvinceCode } from '@dronesoccer/contracts';
import { isServed, toDollars } from '@dronesoccer/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { ProvinceOptions } from '@/features/common/province-options';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { MoneyInput } from '@/ui/fields/money-input';
import { Select } from '@/ui/fields/select';
import { type TrialForm, tryTable, type ZoneForm } from '../../model/shipping-form';

/** Tries the table as it is typed: the price of a parcel to an address. */
export function ShippingTrial({ zones }: { zones: readonly ZoneForm[] }) {
  const { t } = useTranslation('settings.admin');
  const locale = useLocale();
  const [trial, setTrial] = useState<TrialForm>({
    ...{ province: 'AB', postalCode: 'T0E', goods: '100' },
    weight: locale === 'fr' ? '3,2' : '3.2',
  });
  const change = (next: Partial<TrialForm>) => setTrial({ ...trial, ...next });
  return (
    <Panel title={t('zones.trial')}>
      <p className="text-column text-sm text-muted">{t('zones.trialText')}</p>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={t('zones.trialProvince')}>
          <Select
            value={trial.province}
            onChange={({ target }) => isProvinceCode(target.value) && change({ province: target.value })}
          >
            <ProvinceOptions />
          </Select>
        </Field>
        <Field label={t('zones.trialCode')}>
          <Input
            autoComplete="off"
            value={trial.postalCode}
            onChange={({ target }) => change({ postalCode: target.value })}
          />
        </Field>
        <Field label={t('zones.trialWeight')}>
          <Input inputMode="decimal" value={trial.weight} onChange={({ target }) => change({ weight: target.value })} />
        </Field>
        <Field label={t('zones.trialGoods')}>
          <MoneyInput value={trial.goods} onChange={({ target }) => change({ goods: target.value })} />
        </Field>
      </div>
      <output className="font-bold">{answer()}</output>
    </Panel>
  );

  function answer(): string {
    const tried = tryTable(zones, trial);
    if (tried === null) return t('zones.trialUnclear');
    const { quote, zone: at } = tried;
    const zone = zones[at];
    const name = zone ? (locale === 'fr' ? zone.nameFr : zone.nameEn) || t('zones.unnamed', { number: at + 1 }) : '';
    if (!isServed(quote)) {
      if (quote.problem === 'tooHeavy') return t('zones.trialHeavy', { zone: name });
      return quote.reason?.[locale] || t('zones.trialNotServed');
    }
    return quote.fee === 0
      ? t('zones.trialFree', { zone: name })
      : t('zones.trialPrice', { zone: name, price: formatMoney(toDollars(quote.fee), locale) });
  }
}
