import { ArenaClass } from '@dronesoccer/contracts';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { readDollars, type Filters, type Listing } from '../model/listing';

export interface FilterFormProps {
  listing: Listing;
  onChange: (change: Partial<Filters>) => void;
}

/** The filters of the list. Each choice takes effect at once and is kept in the URL. */
export function FilterForm({ listing, onChange }: FilterFormProps) {
  const { t } = useTranslation('shop');
  return (
    <div className="flex flex-col gap-7">
      <fieldset>
        <legend className="mb-1 font-semibold">{t('filters.show')}</legend>
        <Checkbox
          label={t('filters.inStock')}
          checked={listing.inStock}
          onChange={({ target }) => onChange({ inStock: target.checked })}
        />
        <Checkbox
          label={t('filters.sale')}
          checked={listing.sale}
          onChange={({ target }) => onChange({ sale: target.checked })}
        />
      </fieldset>
      <ClassChoice chosen={listing.arenaClass} onChange={(arenaClass) => onChange({ arenaClass })} />
      <PriceRange listing={listing} onChange={onChange} />
    </div>
  );
}

const classes = [
  [null, 'filters.anyClass'],
  [ArenaClass.CLASS_20, 'filters.class20'],
  [ArenaClass.CLASS_40, 'filters.class40'],
] as const;

function ClassChoice({
  chosen,
  onChange,
}: {
  chosen: ArenaClass | null;
  onChange: (value: ArenaClass | null) => void;
}) {
  const { t } = useTranslation('shop');
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('filters.class')}</legend>
      <div className="flex flex-wrap gap-2">
        {classes.map(([value, label]) => (
          <label
            key={label}
            className={cx(
              'control-text inline-flex min-h-11 cursor-pointer items-center rounded-full border-2 px-4',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              value === chosen
                ? 'border-ink bg-ink text-ground'
                : 'border-line hover:border-line-strong hover:bg-raised',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            {t(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PriceRange({ listing, onChange }: FilterFormProps) {
  const { t } = useTranslation('shop');
  const { minPrice, maxPrice } = listing;
  const [min, setMin] = useState('');
  const [max, setMax] = useState('');
  const [shownFor, setShownFor] = useState<Pick<Listing, 'minPrice' | 'maxPrice'>>({ minPrice: null, maxPrice: null });
  if (shownFor.minPrice !== minPrice || shownFor.maxPrice !== maxPrice) {
    // The fields follow the URL, but stay in place: leaving one applies it, while the focus is on its way to the other.
    setShownFor({ minPrice, maxPrice });
    setMin(textOf(minPrice));
    setMax(textOf(maxPrice));
  }
  const apply = () => {
    const typed = { minPrice: readDollars(min), maxPrice: readDollars(max) };
    if (typed.minPrice !== minPrice || typed.maxPrice !== maxPrice) onChange(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply();
  };
  const shared = { inputMode: 'numeric', autoComplete: 'off', maxLength: 8, onBlur: apply, onKeyDown } as const;
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('filters.price')}</legend>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('filters.min')}>
          <Input {...shared} value={min} placeholder="0" onChange={({ target }) => setMin(digits(target.value))} />
        </Field>
        <Field label={t('filters.max')}>
          <Input
            {...shared}
            value={max}
            placeholder={t('filters.noMax')}
            onChange={({ target }) => setMax(digits(target.value))}
          />
        </Field>
      </div>
    </fieldset>
  );
}

const textOf = (dollars: number | null): string => (dollars === null ? '' : String(dollars));
