import { cancelGroundsBody, formRules } from '@dronesoccer/contracts';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRuledForm, type RuledForm } from '@/lib/forms/use-ruled-form';
import { cancelCauseNames } from '@/lib/order-events';
import { Field } from '@/ui/fields/field';
import { Toggle } from '@/ui/fields/toggle';
import { Select } from '@/ui/fields/select';
import { Textarea } from '@/ui/fields/textarea';
import { causesInOrder, emptyCancelForm, groundsOf, type CancelForm } from '../../model/cancel-grounds';

const rules = formRules(cancelGroundsBody);

export function useCancelForm(): RuledForm<CancelForm> {
  const { t } = useTranslation('orders.admin');
  return useRuledForm(rules, emptyCancelForm, (values) => ({
    cause: groundsOf(values) ? undefined : t('cancel.causeMissing'),
  }));
}

/** The reason for the cancellation, and whether the customer is notified. */
export function CancelFields({ form: { register, errorOf, control } }: { form: RuledForm<CancelForm> }) {
  const { t } = useTranslation('orders.admin');
  return (
    <div className="flex flex-col gap-5">
      <Field label={t('cancel.cause')} error={errorOf('cause')} required>
        <Select {...register('cause')}>
          <option value="">{t('cancel.choose')}</option>
          {causesInOrder.map((cause) => (
            <option key={cause} value={String(cause)}>
              {t(`cancel.causes.${cancelCauseNames[cause]}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('cancel.note')} error={errorOf('note')}>
        <Textarea rows={3} maxLength={rules.note.max} {...register('note')} />
      </Field>
      <Controller
        control={control}
        name="tellBuyer"
        render={({ field }) => (
          <Toggle
            label={t('cancel.tellBuyer')}
            hint={t('cancel.tellBuyerHint')}
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </div>
  );
}
