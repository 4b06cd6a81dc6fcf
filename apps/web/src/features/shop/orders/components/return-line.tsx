import { type BoughtLineWire, type DeliveryMethod, ReturnReason, valuesOf } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { Picture } from '@/ui/layout/picture';
import { QuantityStepper } from '@/features/common/quantity-stepper';
import { Select } from '@/ui/fields/select';
import { postageOf, type ReturnChoice } from '../model/returns';
import { reasonNames } from './return-reasons';

interface ReturnLineProps {
  line: BoughtLineWire;
  /** Null if the customer keeps the line. */
  choice: ReturnChoice | null;
  /** The refund in dollars for the choice; undefined while it is being computed. */
  worth: number | undefined;
  delivery: DeliveryMethod;
  /** True once the customer has tried to submit, so that missing input is shown. */
  showMissing: boolean;
  onChange: (choice: ReturnChoice | null) => void;
}

/** A line of the order with a checkbox, then the quantity and the reason. */
export function ReturnLine({ line, choice, worth, delivery, showMissing, onChange }: ReturnLineProps) {
  const { t } = useTranslation('returns');
  const locale = useLocale();
  const postage = choice && postageOf(delivery, choice.reason);
  const label = (
    <span className="flex items-center gap-3">
      {line.imageUrl && (
        <Picture
          src={line.imageUrl}
          alt=""
          sizes="4rem"
          className="aspect-16/10 w-16 shrink-0 rounded-control bg-raised object-cover"
        />
      )}
      <span>
        <span className="block font-semibold">{line.name}</span>
        <span className="block text-sm text-muted">{t('upTo', { count: line.returnable })}</span>
      </span>
    </span>
  );
  return (
    <li className="py-3">
      <Checkbox
        label={label}
        checked={choice !== null}
        onChange={({ target }) => onChange(target.checked ? { quantity: 1, reason: null } : null)}
      />
      {choice && (
        <div className="mt-3 flex flex-wrap items-end gap-4 pl-8.5">
          {line.returnable > 1 && (
            <QuantityStepper
              name={line.name}
              value={choice.quantity}
              max={line.returnable}
              onChange={(quantity) => onChange({ ...choice, quantity })}
            />
          )}
          <Field
            className="min-w-48 grow"
            label={t('reason')}
            required
            error={showMissing && choice.reason === null ? t('reasonMissing') : undefined}
          >
            <Select
              value={choice.reason ?? ''}
              onChange={({ target }) => onChange({ ...choice, reason: reasonOf(target.value) })}
            >
              <option value="">{t('address.choose', { ns: 'common' })}</option>
              {valuesOf(ReturnReason).map((reason) => (
                <option key={reason} value={reason}>
                  {t(`reasons.${reasonNames[reason]}`)}
                </option>
              ))}
            </Select>
          </Field>
          <p role="status" className="basis-full text-sm">
            <span className="block font-semibold">
              {worth === undefined ? t('worthLoading') : t('worth', { amount: formatMoney(worth, locale) })}
            </span>
            {postage && <span className="text-muted">{t(`postage.${postage}`)}</span>}
          </p>
        </div>
      )}
    </li>
  );
}

const reasonOf = (value: string): ReturnReason | null =>
  valuesOf(ReturnReason).find((reason) => String(reason) === value) ?? null;
