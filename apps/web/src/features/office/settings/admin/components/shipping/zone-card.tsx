import { provinceCodes, provinces } from '@dronesoccer/contracts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { IconButton } from '@/ui/actions/icon-button';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field, FieldError } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { MoneyInput } from '@/ui/fields/money-input';
import { Toggle } from '@/ui/fields/toggle';
import type { ZoneErrors, ZoneForm } from '../../model/shipping-form';
import { ZoneRates } from './zone-rates';

interface ZoneCardProps {
  zone: ZoneForm;
  /** The position, from 0. */
  place: number;
  count: number;
  errors: ZoneErrors;
  onChange: (next: Partial<ZoneForm>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A zone: the places in it, its rates, and what its buyers are promised. */
export function ZoneCard({ zone, place, count, errors, onChange, onMove, onRemove }: ZoneCardProps) {
  const { t } = useTranslation('settings.admin');
  const locale = useLocale();
  const titleId = useId();
  const name = (locale === 'fr' ? zone.nameFr : zone.nameEn).trim() || t('zones.unnamed', { number: place + 1 });
  const choose = (code: (typeof provinceCodes)[number], isChosen: boolean) =>
    onChange({
      provinces: provinceCodes.filter((each) => (each === code ? isChosen : zone.provinces.includes(each))),
    });
  return (
    <li
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-ground p-4 sm:p-6"
    >
      <div className="flex items-center gap-1">
        <h2 id={titleId} className="display-3 mr-auto min-w-0 text-base [overflow-wrap:anywhere]">
          {name}
        </h2>
        <IconButton icon={ArrowUp} label={t('zones.up', { name })} disabled={place === 0} onClick={() => onMove(-1)} />
        <IconButton
          icon={ArrowDown}
          label={t('zones.down', { name })}
          disabled={place === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton icon={Trash2} label={t('zones.remove', { name })} disabled={count === 1} onClick={onRemove} />
      </div>
      {place === 0 && <p className="text-sm text-muted">{t('zones.first')}</p>}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t('zones.nameEn')} error={errors.name} required>
          <Input lang="en" value={zone.nameEn} onChange={({ target }) => onChange({ nameEn: target.value })} />
        </Field>
        <Field label={t('zones.nameFr')} error={errors.name} required>
          <Input lang="fr" value={zone.nameFr} onChange={({ target }) => onChange({ nameFr: target.value })} />
        </Field>
      </div>
      <fieldset>
        <legend className="text-[0.9375rem] font-semibold">{t('zones.provinces')}</legend>
        <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
          {provinceCodes.map((code) => (
            <Checkbox
              key={code}
              label={provinces[code][locale]}
              checked={zone.provinces.includes(code)}
              onChange={({ target }) => choose(code, target.checked)}
            />
          ))}
        </div>
        <FieldError error={errors.provinces} />
      </fieldset>
      <Field label={t('zones.prefixes')} hint={t('zones.prefixesHint')} error={errors.postalPrefixes}>
        <Input
          autoComplete="off"
          spellCheck={false}
          value={zone.prefixes}
          onChange={({ target }) => onChange({ prefixes: target.value })}
        />
      </Field>
      <Toggle label={t('zones.served')} checked={zone.isServed} onChange={(isServed) => onChange({ isServed })} />
      {zone.isServed ? (
        <>
          <ZoneRates rates={zone.rates} error={errors.rates} onChange={(rates) => onChange({ rates })} />
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
            <Field label={t('zones.freeFrom')} hint={t('zones.freeFromHint')} error={errors.freeFrom}>
              <MoneyInput value={zone.freeFrom} onChange={({ target }) => onChange({ freeFrom: target.value })} />
            </Field>
            <Field label={t('zones.daysMin')} hint={t('zones.daysHint')} error={errors.days}>
              <Input
                inputMode="numeric"
                value={zone.daysMin}
                onChange={({ target }) => onChange({ daysMin: target.value })}
              />
            </Field>
            <Field label={t('zones.daysMax')} error={errors.days}>
              <Input
                inputMode="numeric"
                value={zone.daysMax}
                onChange={({ target }) => onChange({ daysMax: target.value })}
              />
            </Field>
          </div>
        </>
      ) : (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Field label={t('zones.refusalEn')} hint={t('zones.refusalHint')} error={errors.refusal} required>
            <Input lang="en" value={zone.refusalEn} onChange={({ target }) => onChange({ refusalEn: target.value })} />
          </Field>
          <Field label={t('zones.refusalFr')} error={errors.refusal} required>
            <Input lang="fr" value={zone.refusalFr} onChange={({ target }) => onChange({ refusalFr: target.value })} />
          </Field>
        </div>
      )}
    </li>
  );
}
