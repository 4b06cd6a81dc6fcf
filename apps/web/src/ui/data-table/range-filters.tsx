import { isDay, patterns, plainAmount } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import { ChevronDown } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney, formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { cx } from '@/lib/cx';
import { todayText } from '@/lib/days';
import { Button } from '../actions/button';
import { Field } from '../fields/field';
import { Input } from '../fields/input';
import { Popover } from '../overlays/popover';
import { filterClass } from './filter-style';

interface Ends<V> {
  from?: V | undefined;
  to?: V | undefined;
}

interface RangeFilterProps<V> {
  label: string;
  value: Ends<V>;
  onChange: (value: Ends<V>) => void;
}

type DateRangeFilterProps = RangeFilterProps<string>;

const presets = [1, 7, 30, 90] as const;

/** A filter for a range of days, both inclusive (`YYYY-MM-DD`); either end may be open. */
export function DateRangeFilter({ label, value, onChange }: DateRangeFilterProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  return (
    <RangePopover
      label={label}
      value={value}
      onChange={onChange}
      inputs={{ type: 'date' }}
      read={(text) => (isDay(text) ? text : undefined)}
      write={(day) => day}
      show={(day) => formatDay(day, locale)}
      extra={(choose) => (
        <div className="flex flex-wrap gap-2">
          {presets.map((days) => (
            <button
              key={days}
              type="button"
              className={filterClass(false)}
              onClick={() => choose({ from: addDays(todayText(), 1 - days), to: todayText() })}
            >
              {t('filters.lastDays', { count: days })}
            </button>
          ))}
        </div>
      )}
    />
  );
}

interface NumberRangeFilterProps extends RangeFilterProps<number> {
  /** The values are dollars, typed in the format of either language; otherwise they are whole numbers. */
  isMoney?: boolean;
}

export function NumberRangeFilter({ label, value, onChange, isMoney = false }: NumberRangeFilterProps) {
  const locale = useLocale();
  const read = (text: string) => {
    const plain = plainAmount(text);
    return (isMoney ? patterns.amount : /^\d{1,9}$/).test(plain) ? Number(plain) : undefined;
  };
  return (
    <RangePopover
      label={label}
      value={value}
      onChange={onChange}
      inputs={{ inputMode: 'decimal' }}
      read={read}
      write={String}
      show={(number) => (isMoney ? formatMoney(number, locale) : formatNumber(number, locale))}
    />
  );
}

interface RangePopoverProps<V> extends RangeFilterProps<V> {
  inputs: { type?: 'date'; inputMode?: 'decimal' };
  /** Returns undefined if the text is not a valid value. */
  read: (text: string) => V | undefined;
  write: (value: V) => string;
  show: (value: V) => string;
  extra?: (choose: (value: Ends<V>) => void) => ReactNode;
}

function RangePopover<V extends string | number>(props: RangePopoverProps<V>) {
  const { label, value, onChange, show } = props;
  const { t } = useTranslation('kit');
  const [isOpen, setOpen] = useState(false);
  const choose = (next: Ends<V>) => {
    setOpen(false);
    onChange(next);
  };
  const { from, to } = value;
  const isSet = from !== undefined || to !== undefined;
  const summary =
    from !== undefined && to !== undefined
      ? t('filters.between', { from: show(from), to: show(to) })
      : from !== undefined
        ? t('filters.from', { value: show(from) })
        : to !== undefined
          ? t('filters.to', { value: show(to) })
          : '';
  return (
    <Popover
      title={label}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={filterClass(isSet)}>
          {/* On a phone, the label and the value do not fit in one line. */}
          <span className={cx(isSet && 'max-sm:sr-only')}>{label}</span>
          {isSet && <span className="font-normal">{summary}</span>}
          <ChevronDown aria-hidden className="size-4" />
        </button>
      }
    >
      <RangeForm {...props} onChoose={choose} isSet={isSet} />
    </Popover>
  );
}

interface RangeFormProps<V> extends RangePopoverProps<V> {
  isSet: boolean;
  onChoose: (value: Ends<V>) => void;
}

function RangeForm<V extends string | number>({
  value,
  inputs,
  read,
  write,
  extra,
  isSet,
  onChoose,
}: RangeFormProps<V>) {
  const { t } = useTranslation('kit');
  const textOf = (end: V | undefined) => (end === undefined ? '' : write(end));
  const [texts, setTexts] = useState({ from: textOf(value.from), to: textOf(value.to) });
  const [wasSent, setSent] = useState(false);
  const ends = { from: read(texts.from), to: read(texts.to) };
  const isWrong = (end: 'from' | 'to') => texts[end].trim() !== '' && ends[end] === undefined;
  const isTurned = ends.from !== undefined && ends.to !== undefined && ends.from > ends.to;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!isWrong('from') && !isWrong('to') && !isTurned) onChoose(ends);
  };
  const errorOf = (end: 'from' | 'to') =>
    !wasSent
      ? undefined
      : isWrong(end)
        ? t('filters.invalid')
        : end === 'to' && isTurned
          ? t('filters.turned')
          : undefined;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {extra?.(onChoose)}
      <div className="grid grid-cols-2 gap-3">
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={t(`filters.${end}Label`)} error={errorOf(end)}>
            <Input
              {...inputs}
              className="px-3"
              value={texts[end]}
              onChange={({ target }) => setTexts({ ...texts, [end]: target.value })}
            />
          </Field>
        ))}
      </div>
      <div className="flex justify-end gap-2">
        {isSet && (
          <Button variant="quiet" onClick={() => onChoose({ from: undefined, to: undefined })}>
            {t('filters.clear')}
          </Button>
        )}
        <Button type="submit" variant="ice">
          {t('filters.apply')}
        </Button>
      </div>
    </form>
  );
}
