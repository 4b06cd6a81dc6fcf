import { Minus, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { iconButtonClass } from '../../ui/actions/icon-button';

interface QuantityStepperProps {
  /** The counted item, which is part of the buttons' labels (`Add one Striker 20`). */
  name: string;
  value: number;
  /** The highest quantity, limited by the stock or by the order limit. */
  max: number;
  /** The reason for the limit, shown once it is reached. Omitted if the page already explains it. */
  whyMax?: string | undefined;
  /** At 1 the minus button becomes a bin, because decreasing at 1 removes the item (spec 4, Cart). */
  removable?: boolean | undefined;
  disabled?: boolean | undefined;
  onChange: (value: number) => void;
}

export function QuantityStepper({
  name,
  value,
  max,
  whyMax,
  removable = false,
  disabled = false,
  onChange,
}: QuantityStepperProps) {
  const { t } = useTranslation('common');
  const removes = removable && value <= 1;
  const Less = removes ? Trash2 : Minus;
  const why = useId();
  const buttons = (
    <div
      role="group"
      aria-label={t('quantity.label', { name })}
      className="inline-flex items-center rounded-full border-2 border-line"
    >
      <button
        type="button"
        className={cx(iconButtonClass)}
        aria-label={t(removes ? 'quantity.remove' : 'quantity.less', { name })}
        disabled={disabled || (value <= 1 && !removable)}
        onClick={() => onChange(value - 1)}
      >
        <Less aria-hidden className="size-4.5" />
      </button>
      <output aria-live="polite" className="numeral min-w-8 text-center text-lg">
        {value}
      </output>
      <button
        type="button"
        className={cx(iconButtonClass)}
        aria-label={t('quantity.more', { name })}
        aria-describedby={whyMax && why}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden className="size-4.5" />
      </button>
    </div>
  );
  if (!whyMax) return buttons;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      {buttons}
      <span id={why} role="status" className="text-sm text-muted">
        {value >= max && whyMax}
      </span>
    </span>
  );
}
