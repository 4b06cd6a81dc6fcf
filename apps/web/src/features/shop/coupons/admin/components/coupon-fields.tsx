import { CouponKind, couponFields } from '@dronesoccer/contracts';
import { readableCode } from '@dronesoccer/domain';
import { Dices } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { ChipFilter } from '@/ui/data-table/filters';
import { Field } from '@/ui/fields/field';
import { DateTimeField } from '@/ui/fields/date-time-field';
import { FormSection } from '@/ui/layout/form-section';
import { MoneyInput } from '@/ui/fields/money-input';
import { Input } from '@/ui/fields/input';
import { Select } from '@/ui/fields/select';
import { ToggleField } from '@/ui/fields/toggle-field';
import { categoryNames, couponKinds, type CouponForm } from '../model/coupon-form';

interface FieldsProps {
  form: CouponForm;
}

/** The code that customers enter, and whether the coupon is active. */
export function CodeFields({ form, canRename }: FieldsProps & { canRename: boolean }) {
  const { t } = useTranslation('coupons.admin');
  const roll = () => {
    const code = readableCode(crypto.getRandomValues(new Uint8Array(8)));
    form.setValue('code', code, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <FormSection title={t('form.codeSection')}>
      <div className="flex flex-col items-start gap-2 sm:col-span-2">
        <Field
          label={t('form.code')}
          hint={t(canRename ? 'form.codeHint' : 'form.codeKept')}
          error={form.errorOf('code')}
          required
          className="w-full"
        >
          <Input
            {...form.register('code')}
            readOnly={!canRename}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={couponFields.newCouponCode.max}
            className="uppercase"
          />
        </Field>
        {canRename && (
          <Button variant="outline" onClick={roll}>
            <Dices aria-hidden className="size-5" />
            {t('form.random')}
          </Button>
        )}
      </div>
      <ToggleField
        form={form}
        name="isActive"
        label={t('form.active')}
        hint={t('form.activeHint')}
        className="sm:col-span-2"
      />
    </FormSection>
  );
}

/** The discount, and the products it applies to. */
export function WorthFields({ form }: FieldsProps) {
  const { t } = useTranslation('coupons.admin');
  const isPercent = form.watch('kind') === CouponKind.PERCENT;
  return (
    <FormSection title={t('form.worth')}>
      <Field label={t('form.kind')}>
        <Controller
          control={form.control}
          name="kind"
          render={({ field }) => (
            <Select
              value={field.value}
              onBlur={field.onBlur}
              onChange={({ target }) => {
                field.onChange(Number(target.value));
                // The validity of the value depends on the kind of coupon.
                if (form.formState.touchedFields.value) void form.trigger('value');
              }}
            >
              {couponKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kinds.${kind}`)}
                </option>
              ))}
            </Select>
          )}
        />
      </Field>
      <Field label={t(isPercent ? 'form.percent' : 'form.amount')} error={form.errorOf('value')} required>
        {isPercent ? (
          <Input {...form.register('value')} inputMode="numeric" autoComplete="off" className="tabular-nums" />
        ) : (
          <MoneyInput {...form.register('value')} />
        )}
      </Field>
      <Field
        label={t('form.minimum')}
        hint={t('form.minimumHint')}
        error={form.errorOf('minSubtotal')}
        className="sm:col-span-2"
      >
        <MoneyInput {...form.register('minSubtotal')} />
      </Field>
      <div className="flex flex-col gap-2 sm:col-span-2">
        <p aria-hidden className="text-[0.9375rem] font-semibold">
          {t('form.categories')}
        </p>
        <Controller
          control={form.control}
          name="categories"
          render={({ field }) => (
            <ChipFilter
              label={t('form.categories')}
              options={categoryNames.map((value) => ({ value, label: t(`categoryNames.${value}`) }))}
              value={field.value}
              onChange={(chosen) => field.onChange(chosen ?? [])}
            />
          )}
        />
        <p className="text-sm text-muted">{t('form.categoriesHint')}</p>
      </div>
    </FormSection>
  );
}

export function TimeFields({ form }: FieldsProps) {
  const { t } = useTranslation('coupons.admin');
  return (
    <FormSection title={t('form.time')} text={t('form.timeText')}>
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => (
            <DateTimeField
              label={t(`form.${name}`)}
              error={form.errorOf(name)}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
      ))}
    </FormSection>
  );
}

/** The limits on who may use the coupon and how often. */
export function LimitFields({ form }: FieldsProps) {
  const { t } = useTranslation('coupons.admin');
  return (
    <FormSection title={t('form.limits')} text={t('form.limitsText')}>
      {(['usesPerPerson', 'totalUses'] as const).map((name) => (
        <Field key={name} label={t(`form.${name}`)} error={form.errorOf(name)}>
          <Input
            {...form.register(name)}
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('form.noLimit')}
            className="tabular-nums"
          />
        </Field>
      ))}
      {(['firstOrderOnly', 'assignedOnly'] as const).map((name) => (
        <ToggleField
          key={name}
          form={form}
          name={name}
          label={t(`form.${name}`)}
          hint={t(`form.${name}Hint`)}
          className="sm:col-span-2"
        />
      ))}
    </FormSection>
  );
}
