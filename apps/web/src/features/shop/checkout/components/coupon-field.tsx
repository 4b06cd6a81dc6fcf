import { couponBody, type ItemRequest } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { TicketCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { Button } from '@/ui/actions/button';
import { Field } from '@/ui/fields/field';
import { IconButton } from '@/ui/actions/icon-button';
import { Input } from '@/ui/fields/input';
import { applyCoupon, dropCoupon, useAppliedCoupon } from '../model/coupon';

export interface CouponFieldProps {
  items: ItemRequest[] | undefined;
  /** Why the applied coupon does not count for the order as it stands now. */
  problem: string | undefined;
}

const rules = { code: couponBody.code.rule };

/**
 * A coupon is asked for before it is kept; one that stopped counting says why and can be taken off. Whether it is for a
 * guest's e-mail is decided when the order is placed.
 */
export function CouponField({ items, problem }: CouponFieldProps) {
  const { code } = useAppliedCoupon();
  return code === null ? <CouponForm items={items} /> : <AppliedCoupon code={code} problem={problem} />;
}

function AppliedCoupon({ code, problem }: { code: string; problem: string | undefined }) {
  const { t } = useTranslation('orders');
  return (
    <div role="status">
      <p className="flex items-center gap-3 rounded-control border-2 border-line px-4 py-1">
        <TicketCheck aria-hidden className="size-5 shrink-0 text-good" />
        <span className="min-w-0 grow truncate font-semibold">{code}</span>
        <IconButton icon={X} label={t('coupon.remove', { code })} onClick={dropCoupon} />
      </p>
      {problem && <p className="mt-1.5 text-sm font-semibold text-red">{problem}</p>}
    </div>
  );
}

function CouponForm({ items }: Pick<CouponFieldProps, 'items'>) {
  const { t } = useTranslation('orders');
  const form = useRuledForm(rules, { code: '' });
  const asking = useMutation({
    mutationFn: (code: string) => call('coupons.validate', { body: { code, ...(items && { items }) } }),
    meta: { failure: false },
    onSuccess: ({ code }) => applyCoupon(code),
    onError: (error) => form.setError('code', { type: 'server', message: errorMessage(error) }, { shouldFocus: true }),
  });
  const submit = form.handleSubmit(({ code }) => asking.mutate(code));
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('coupon.label')} error={form.errorOf('code')}>
        <span className="flex gap-2">
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            className="min-w-0 uppercase"
            {...form.register('code')}
          />
          <Button type="submit" variant="outline" pending={asking.isPending} className="min-h-12">
            {t('coupon.apply')}
          </Button>
        </span>
      </Field>
    </form>
  );
}
