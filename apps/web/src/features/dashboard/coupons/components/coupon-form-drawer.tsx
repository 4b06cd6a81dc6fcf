import type { CouponAdminWire } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { useSaveCoupon } from '../api/use-coupon-changes';
import {
  checkCoupon,
  type CouponForm,
  type CouponFormValues,
  couponRules,
  formOf,
  termsOf,
} from '../model/coupon-form';
import { Conflict } from './conflict';
import { CodeFields, LimitFields, TimeFields, WorthFields } from './coupon-fields';
import { LiveSentence } from './live-sentence';

export interface CouponFormDrawerProps {
  /** Null: a new one. */
  coupon: CouponAdminWire | null;
  /** What the form begins with. */
  start: CouponFormValues;
  /** Where it goes when it is closed without saving: the list, or the coupon that is edited. */
  backTo: string;
}

/** Creates or edits a coupon; what it will do is said in one sentence while it is typed. */
export function CouponFormDrawer({ coupon, start, backTo }: CouponFormDrawerProps) {
  const { t } = useTranslation('coupons');
  const locale = useLocale();
  const usedCount = coupon?.usedCount ?? 0;
  const words = {
    amount: t('form.amountInvalid'),
    positive: t('form.usesInvalid'),
    tooMany: t('form.usesTooMany'),
    used: t('form.usesTooFew', { count: usedCount, number: formatNumber(usedCount, locale) }),
  };
  const form: CouponForm = useRuledForm(couponRules, start, (values) => checkCoupon(values, usedCount, locale, words));
  // What the form began with; a save on an older version is refused.
  const [version, setVersion] = useState(coupon?.updatedAt ?? '');
  const [theirs, setTheirs] = useState<CouponAdminWire | null>(null);
  const save = useSaveCoupon();
  const drawer = useRouteDrawer({ backTo, isDirty: form.formState.isDirty });

  const saveOver = (values: CouponFormValues, updatedAt: string) => {
    setTheirs(null);
    const body = termsOf(values);
    save.mutate(coupon === null ? { id: null, body } : { id: coupon.id, body: { ...body, updatedAt } }, {
      onSuccess: ({ id, code }) => {
        notify({ type: 'success', message: t(coupon ? 'form.saved' : 'form.created', { code }) });
        drawer.leave(paths.coupon(id));
      },
      onError: (error) => {
        if (isConflict(error)) setTheirs(error.data);
        else form.showServerErrors(error);
      },
    });
  };
  const isShownInPlace = isConflict(save.error) || (save.error instanceof ApiError && save.error.fields.length > 0);
  return (
    <FormDrawer
      drawer={drawer}
      title={coupon ? t('form.editTitle', { code: coupon.code }) : t('form.newTitle')}
      onSubmit={form.handleSubmit((values) => saveOver(values, version))}
      submitLabel={t(coupon ? 'form.save' : 'form.create')}
      pending={save.isPending}
      error={isShownInPlace ? null : save.error}
    >
      {theirs && (
        <Conflict
          mine={termsOf(form.getValues())}
          theirs={theirs}
          onKeep={() => void form.handleSubmit((values) => saveOver(values, theirs.updatedAt))()}
          onReload={() => {
            form.reset(formOf(theirs, locale));
            setVersion(theirs.updatedAt);
            setTheirs(null);
            save.reset();
          }}
        />
      )}
      <LiveSentence form={form} />
      <CodeFields form={form} canRename={usedCount === 0} />
      <WorthFields form={form} />
      <TimeFields form={form} />
      <LimitFields form={form} />
    </FormDrawer>
  );
}

type Conflicting = ApiError & { data: CouponAdminWire };

/** The server sends the coupon as it stands now along with that refusal. */
const isConflict = (error: unknown): error is Conflicting =>
  error instanceof ApiError && error.code === 'COUPON_UPDATE_FAILED' && error.data !== null && error.data !== undefined;
