import { productLimits } from '@dronesoccer/contracts';
import { changedByPercent, toDollars } from '@dronesoccer/domain';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlays/dialog';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';

interface PriceDialogProps {
  count: number;
  pending: boolean;
  onClose: () => void;
  onConfirm: (percent: number) => void;
}

const { min, max } = productLimits.pricePercent;

/** Asks for the percentage of a price change and shows its effect on a round example price. */
export function PriceDialog({ count, pending, onClose, onConfirm }: PriceDialogProps) {
  const { t } = useTranslation('catalog.admin');
  const locale = useLocale();
  const formId = useId();
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const percent = /^[-−]?\d{1,3}$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : 0;
  const isValid = percent !== 0 && percent >= min && percent <= max;
  const example = isValid ? changedByPercent(10_000, percent) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isValid) onConfirm(percent);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="narrow"
      busy={pending}
      title={t('bulk.priceTitle')}
      description={t('bulk.priceText', { count })}
      footer={
        <div className="flex justify-end">
          <Button type="submit" form={formId} pending={pending}>
            {t('bulk.priceConfirm')}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-3">
        <Field
          label={t('bulk.percent')}
          hint={t('bulk.percentHint')}
          error={isAsked && !isValid ? t('bulk.percentInvalid', { min, max }) : undefined}
          required
        >
          <Input inputMode="text" autoComplete="off" value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <p aria-live="polite" className="min-h-6 text-muted tabular-nums">
          {example !== null && t('bulk.example', { price: formatMoney(toDollars(example), locale) })}
        </p>
      </form>
    </Dialog>
  );
}
