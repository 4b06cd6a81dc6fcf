import type { MemberAccountWire } from '@dronesoccer/contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { formatDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import type { SaleValues, YoungNeeds } from '../../model/sale';

interface YoungFieldsProps {
  form: RuledForm<SaleValues>;
  account: MemberAccountWire | null;
  needs: YoungNeeds;
}

/** Asks who the youth plan is for, and how old the holder of the account is, whose guardian is asked to confirm. */
export function YoungFields({ form, account, needs }: YoungFieldsProps) {
  const { t } = useTranslation('memberships.admin');
  const locale = useLocale();
  const children = needs.isYouth ? (account?.children ?? []) : [];
  const child = children.find(({ id }) => id === form.watch('childId'));
  const current = child?.current ?? null;
  const hint =
    current !== null && current.lastDay !== null
      ? t('desk.sale.current', { plan: current.plan.name, day: formatDay(current.lastDay, locale) })
      : undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {children.length > 0 && (
        <div className="sm:col-span-2">
          <Field label={t('desk.sale.forWhom')} hint={hint} error={form.errorOf('childId')}>
            <Select {...form.register('childId')}>
              {children.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value="">{account?.name}</option>
            </Select>
          </Field>
        </div>
      )}
      {needs.asksBirthDate && (
        <TextField
          form={form}
          name="birthDate"
          type="date"
          label={t('desk.sale.birthDate')}
          hint={t(needs.isYouth ? 'desk.sale.birthDateHint' : 'desk.sale.birthDateWhy')}
          required={needs.mustHaveBirthDate}
        />
      )}
      {(needs.asksGuardian || (needs.asksBirthDate && form.errorOf('guardianEmail') !== undefined)) && (
        <TextField
          form={form}
          name="guardianEmail"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          label={t('desk.sale.guardian')}
          hint={t('desk.sale.guardianHint')}
          required
        />
      )}
    </div>
  );
}

/** Returns the messages about what is missing for the account's own person. */
export const youngErrors = (
  { birthDate, guardianEmail }: SaleValues,
  { mustHaveBirthDate, asksGuardian }: YoungNeeds,
  t: TFunction<'memberships.admin'>,
): Partial<Record<keyof SaleValues, string | undefined>> => ({
  birthDate: mustHaveBirthDate && birthDate === '' ? t('desk.sale.birthDateMissing') : undefined,
  guardianEmail: asksGuardian && guardianEmail.trim() === '' ? t('desk.sale.guardianMissing') : undefined,
});
