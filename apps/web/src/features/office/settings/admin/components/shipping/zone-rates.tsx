import { shippingLimits } from '@dronesoccer/contracts';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { FieldError } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { MoneyInput } from '@/ui/fields/money-input';
import { newRate, type RateForm } from '../../model/shipping-form';

interface ZoneRatesProps {
  rates: readonly RateForm[];
  error: string | undefined;
  onChange: (rates: RateForm[]) => void;
}

/** The rates of a zone, from the lightest to the heaviest parcel. */
export function ZoneRates({ rates, error, onChange }: ZoneRatesProps) {
  const { t } = useTranslation('settings.admin');
  const change = (key: number, next: Partial<RateForm>) =>
    onChange(rates.map((rate) => (rate.key === key ? { ...rate, ...next } : rate)));
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="text-[0.9375rem] font-semibold">{t('zones.rates')}</p>
        <p className="text-sm text-muted">{t('zones.ratesHint')}</p>
      </div>
      <table className="w-full max-w-2xl text-left">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-1 font-normal">
              {t('zones.upTo')}
            </th>
            <th scope="col" className="py-1 pl-3 font-normal">
              {t('zones.fee')}
            </th>
            <th scope="col">
              <span className="sr-only">{t('zones.rateAction')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ key, upTo, fee }, at) => (
            <tr key={key}>
              <td className="py-1">
                <Input
                  aria-label={t('zones.upToOf', { number: at + 1 })}
                  aria-invalid={error !== undefined || undefined}
                  inputMode="decimal"
                  placeholder={t('zones.anyWeight')}
                  className="tabular-nums"
                  value={upTo}
                  onChange={({ target }) => change(key, { upTo: target.value })}
                />
              </td>
              <td className="py-1 pl-3">
                <MoneyInput
                  aria-label={t('zones.feeOf', { number: at + 1 })}
                  aria-invalid={error !== undefined || undefined}
                  value={fee}
                  onChange={({ target }) => change(key, { fee: target.value })}
                />
              </td>
              <td className="w-11 py-1 pl-1">
                <IconButton
                  icon={Trash2}
                  label={t('zones.removeRate', { number: at + 1 })}
                  onClick={() => onChange(rates.filter((rate) => rate.key !== key))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FieldError error={error} />
      {rates.length < shippingLimits.ratesMax && (
        <Button variant="quiet" className="self-start" onClick={() => onChange([...rates, newRate()])}>
          <Plus aria-hidden className="size-5" />
          {t('zones.addRate')}
        </Button>
      )}
    </div>
  );
}
