import { type MembershipAdminWire, userFields } from '@dronesoccer/contracts';
import { CircleCheck, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { paths } from '@/lib/dashboard-paths';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { formatDay, formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { FormAlert } from '@/ui/feedback/form-alert';
import { TextField } from '@/ui/fields/text-field';
import { useLookUp } from '../../api/use-desk';
import type { Buyer } from '../../model/sale';
import { Guardian, useMemberName } from '../member-name';
import { SaleForm } from './sale-form';

/** Sells a membership: first the person, then the plan and the payment. */
export function Sale() {
  const { t } = useTranslation('memberships.admin');
  const [buyer, setBuyer] = useState<Buyer | null>(null);
  const [sold, setSold] = useState<MembershipAdminWire | null>(null);
  const restart = () => {
    setBuyer(null);
    setSold(null);
  };
  return (
    <Panel title={t('desk.sale.title')}>
      {sold !== null && <SoldMembership membership={sold} onNext={restart} />}
      {sold === null && buyer === null && <FindBuyer onFound={setBuyer} />}
      {sold === null && buyer !== null && (
        <SaleForm
          // A membership that changed meanwhile starts the form afresh.
          key={`${buyer.email} ${membershipsOf(buyer).join(' ')}`}
          buyer={buyer}
          onSold={setSold}
          onChanged={setBuyer}
          onLeave={restart}
        />
      )}
    </Panel>
  );
}

/** Returns the ids of the active memberships that staff see: that of the account, and those of its children. */
const membershipsOf = ({ account }: Buyer): string[] =>
  account === null ? [] : [account, ...account.children].map(({ current }) => current?.id ?? '');

function FindBuyer({ onFound }: { onFound: (buyer: Buyer) => void }) {
  const { t } = useTranslation('memberships.admin');
  const form = useRuledForm({ email: userFields.email }, { email: '' });
  const lookUp = useLookUp();
  const submit = form.handleSubmit(({ email }) =>
    lookUp.mutate(email, {
      onSuccess: (account) => onFound({ email, account }),
      onError: (error) => {
        if (isUnknown(error)) onFound({ email, account: null });
        else form.showServerErrors(error);
      },
    }),
  );
  const failure = lookUp.error && !isUnknown(lookUp.error) ? errorMessage(lookUp.error) : null;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        form={form}
        name="email"
        label={t('desk.sale.email')}
        hint={t('desk.sale.emailHint')}
        required
        type="email"
        inputMode="email"
        autoCapitalize="none"
      />
      <FormAlert>{failure}</FormAlert>
      <Button type="submit" variant="ice" className="self-start" pending={lookUp.isPending}>
        {!lookUp.isPending && <Search aria-hidden className="size-5" />}
        {t('desk.sale.find')}
      </Button>
    </form>
  );
}

/** Returns whether the email has no account. */
const isUnknown = (error: Error): boolean => error instanceof ApiError && error.code === 'MEMB_011';

function SoldMembership({ membership, onNext }: { membership: MembershipAdminWire; onNext: () => void }) {
  const { t } = useTranslation('memberships.admin');
  const locale = useLocale();
  const nameOf = useMemberName();
  const { id, number, plan, lastDay, total } = membership;
  return (
    <div role="status" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1 rounded-control border-4 border-good px-5 py-4">
        <p className="mb-1 flex items-center gap-3 text-good">
          <CircleCheck aria-hidden className="size-10 shrink-0" />
          <span className="display-2">{t(total > 0 ? 'desk.sold.title' : 'desk.sold.givenTitle')}</span>
        </p>
        <p className="text-xl font-semibold wrap-anywhere">{nameOf(membership)}</p>
        <Guardian membership={membership} />
        <p>{plan.name}</p>
        {lastDay !== null && (
          <p className="font-semibold">{t('desk.check.until', { day: formatDay(lastDay, locale) })}</p>
        )}
        {total > 0 && <p className="tabular-nums">{t('desk.sold.taken', { amount: formatMoney(total, locale) })}</p>}
        <p className="text-muted">{t('desk.sold.mail')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="ice" onClick={onNext}>
          {t('desk.sold.next')}
        </Button>
        <ButtonLink to={paths.dashboardMembership(id)} variant="outline">
          {t('desk.sold.open', { number })}
        </ButtonLink>
      </div>
    </div>
  );
}
