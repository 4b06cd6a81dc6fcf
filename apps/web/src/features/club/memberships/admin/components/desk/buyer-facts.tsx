import { AccountState, locales } from '@dronesoccer/contracts';
import { CircleAlert, CircleCheck, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { formatDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import { type Buyer, canBuy, type SaleValues } from '../../model/sale';

/** The account of the person, its state and its membership, or the note that an invitation follows. */
export function BuyerFacts({ buyer: { email, account } }: { buyer: Buyer }) {
  const { t } = useTranslation('memberships.admin');
  const locale = useLocale();
  const isFine = account === null || canBuy(account);
  const Icon = account === null ? UserPlus : isFine ? CircleCheck : CircleAlert;
  const current = account?.current ?? null;
  const shared = account?.shared ?? null;
  return (
    <div
      className={cx(
        'flex items-start gap-3 rounded-control border-2 px-4 py-3',
        isFine ? 'border-line' : 'border-warn',
      )}
    >
      <Icon aria-hidden className={cx('mt-0.5 size-6 shrink-0', isFine ? 'text-ice' : 'text-warn')} />
      <div className="min-w-0">
        {account !== null && <p className="text-lg font-semibold wrap-anywhere">{account.name}</p>}
        <p className="wrap-anywhere">{email}</p>
        {account === null ? (
          <p className="mt-1 font-semibold">{t('desk.sale.unknown')}</p>
        ) : (
          account.state !== AccountState.ACTIVE && (
            <p className="mt-1 font-semibold">{t(`desk.sale.accounts.${account.state}`)}</p>
          )
        )}
        {current !== null && current.lastDay !== null && (
          <p className="mt-1 font-semibold">
            {t('desk.sale.current', { plan: current.plan.name, day: formatDay(current.lastDay, locale) })}
          </p>
        )}
        {shared !== null && shared.lastDay !== null && (
          <p className="mt-1 font-semibold wrap-anywhere">
            {t('desk.sale.shared', {
              name: shared.name,
              plan: shared.plan.name,
              day: formatDay(shared.lastDay, locale),
            })}
          </p>
        )}
      </div>
    </div>
  );
}

/** The name of a person without an account, and the language of the invitation. */
export function NewcomerFields({ form }: { form: RuledForm<SaleValues> }) {
  const { t } = useTranslation('memberships.admin');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField form={form} name="firstName" label={t('desk.sale.firstName')} required />
      <TextField form={form} name="lastName" label={t('desk.sale.lastName')} required />
      <Field label={t('desk.sale.language')}>
        <Select {...form.register('locale')}>
          {locales.map((each) => (
            <option key={each} value={each}>
              {t(`desk.sale.languages.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
