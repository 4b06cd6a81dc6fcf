import '@/lib/http/checkout-calls';
import { couponBody, normalizeField, validateField, type ItemRequest } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { TicketCheck, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { Field } from '@/ui/fields/field';
import { IconButton } from '@/ui/actions/icon-button';
import { Input } from '@/ui/fields/input';
import { applyCoupon, dropCoupon, useAppliedCoupon } from '../model/coupon';

interface CouponFieldProps {
  items: ItemRequest[] | undefined;
  /** The reason why the applied coupon does not count for the order in its current state. */
  problem: string | undefined;
}

const { rule } = couponBody.code;

/**
 * Validates a coupon before applying it. An applied coupon that stopped counting shows the reason and can be removed.
 * Whether the coupon is limited to a guest's email address is checked when the order is placed.
 */
export function CouponField({ items, problem }: CouponFieldProps) {
  const { code } = useAppliedCoupon();
  return code === null ? <CouponForm items={items} /> : <AppliedCoupon code={code} problem={problem} />;
}

function AppliedCoupon({ code, problem }: { code: string; problem: string | undefined }) {
  const { t } = useTranslation('shop');
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

/** The coupon form, without the form library: most visits to the cart open no other form. */
function CouponForm({ items }: Pick<CouponFieldProps, 'items'>) {
  const { t } = useTranslation('shop');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [isJudged, setJudged] = useState(false);
  const [typed, setTyped] = useState('');
  const asking = useMutation({
    mutationFn: (code: string) => call('coupons.validate', { body: { code, ...(items && { items }) } }),
    meta: { failure: false },
    onSuccess: ({ code }) => applyCoupon(code),
    onError: () => input.current?.focus(),
  });
  // Computed on every render, so that the message follows the page's language.
  const problem = isJudged ? validateField(rule, typed, locale) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (validateField(rule, typed, locale) === null) asking.mutate(normalizeField(rule, typed));
    else input.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field label={t('coupon.label')} error={problem ?? (asking.error ? errorMessage(asking.error) : undefined)}>
        <span className="flex gap-2">
          <Input
            ref={input}
            name="code"
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            className="min-w-0 uppercase"
            onChange={(event) => {
              setTyped(event.target.value);
              asking.reset();
            }}
          />
          <Button type="submit" variant="outline" pending={asking.isPending} className="min-h-12">
            {t('coupon.apply')}
          </Button>
        </span>
      </Field>
    </form>
  );
}
