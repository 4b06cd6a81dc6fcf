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
  /** Null: it is kept. */
  choice: ReturnChoice | null;
  /** Dollars that come back for what is chosen; undefined while that is computed. */
  worth: number | undefined;
  delivery: DeliveryMethod;
  /** The person has tried to send: what is missing shows. */
  showMissing: boolean;
  onChange: (choice: ReturnChoice | null) => void;
}

/** One line of the order: tick it, then say how many and why. */
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
