import { SlotType, type SlotType as Type } from '@dronesoccer/contracts';
import { slotPriceKinds } from '@dronesoccer/domain';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/fields/field';
import { MoneyInput } from '@/ui/fields/money-input';
import { FormSection } from '@/ui/layout/form-section';
import { type PriceField, priceField, priceTiers } from '../../model/prices';

interface PriceFieldsProps {
  type: Type;
  register: (field: PriceField) => UseFormRegisterReturn;
  errorOf: (field: PriceField) => string | undefined;
}

/** The prices that a slot of this type can have. An empty price means not offered, 0 means free. */
export function PriceFields({ type, register, errorOf }: PriceFieldsProps) {
  const { t } = useTranslation('slots.admin');
  return (
    <FormSection title={t('prices.title')} text={t('prices.text')}>
      {slotPriceKinds[type].flatMap((group) =>
        priceTiers.map((tier) => {
          const field = priceField(group, tier);
          const name = t(type === SlotType.TOURNAMENT ? 'prices.team' : `prices.${group}`);
          return (
            <Field key={field} label={`${name}, ${t(`prices.${tier}`)}`} error={errorOf(field)}>
              <MoneyInput placeholder={t('prices.none')} {...register(field)} />
            </Field>
          );
        }),
      )}
    </FormSection>
  );
}
