import type { MemberAccountWire } from '@dronesoccer/contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { formatDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import type { SaleValues } from '../../model/sale';

interface YoungFieldsProps {
  form: RuledForm<SaleValues>;
  account: MemberAccountWire | null;
}

/** Asks for whom the youth plan is: a child of the account, or its own person, whose guardian is asked to confirm. */
export function YoungFields({ form, account }: YoungFieldsProps) {
  const { t } = useTranslation('memberships.admin');
  const locale = useLocale();
  const children = account?.children ?? [];
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
      {child === undefined && (
        <>
          <TextField
            form={form}
            name="birthDate"
            type="date"
            label={t('desk.sale.birthDate')}
            hint={t('desk.sale.birthDateHint')}
            required
          />
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
        </>
      )}
    </div>
  );
}

/** Returns the messages about what is missing for the youth plan of the account's own person. */
export const youngErrors = (
  { birthDate, guardianEmail }: SaleValues,
  t: TFunction<'memberships.admin'>,
): Partial<Record<keyof SaleValues, string | undefined>> => ({
  birthDate: birthDate === '' ? t('desk.sale.birthDateMissing') : undefined,
  guardianEmail: guardianEmail.trim() === '' ? t('desk.sale.guardianMissing') : undefined,
});
