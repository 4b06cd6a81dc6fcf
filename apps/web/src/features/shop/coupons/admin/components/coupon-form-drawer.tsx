import type { CouponAdminWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { abandonOnLeave } from '@/features/common/admin/unsaved/abandon-on-leave';
import { UnsavedNotice } from '@/features/common/admin/unsaved/unsaved-notice';
import { useUnsavedForm } from '@/features/common/admin/unsaved/use-unsaved-form';
import { differingFields, useEditForm } from '@/features/common/admin/use-edit-form';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { formatNumber, formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { useSaveCoupon } from '../api/use-coupon-changes';
import {
  checkCoupon,
  type CouponForm,
  type CouponFormValues,
  couponRules,
  fieldOf,
  formOf,
  termsOf,
} from '../model/coupon-form';
import { sentenceOf } from '../model/sentence';
import { CodeFields, LimitFields, TimeFields, WorthFields } from './coupon-fields';
import { LiveSentence } from './live-sentence';

interface CouponFormDrawerProps {
  /** Null for a new coupon. */
  coupon: CouponAdminWire | null;
  /** The initial values of the form. */
  start: CouponFormValues;
  /** Tells new coupons with different initial values apart: the name under which the browser keeps what was typed. */
  draft: string;
  /** The path to return to when the drawer is closed without saving: the list, or the edited coupon. */
  backTo: string;
}

/** Creates or edits a coupon. One sentence describes the coupon's effect while the administrator types. */
export function CouponFormDrawer({ coupon, start, draft, backTo }: CouponFormDrawerProps) {
  const { t } = useTranslation('coupons.admin');
  const locale = useLocale();
  const usedCount = coupon?.usedCount ?? 0;
  const words = {
    amount: t('form.amountInvalid'),
    positive: t('form.usesInvalid'),
    tooMany: t('form.usesTooMany'),
    used: t('form.usesTooFew', { count: usedCount, number: formatNumber(usedCount, locale) }),
  };
  const form: CouponForm = useRuledForm(couponRules, start, (values) => checkCoupon(values, usedCount, locale, words));
  const save = useSaveCoupon();
  const drawer = useRouteDrawer({ backTo, isDirty: form.formState.isDirty });
  const edit = useEditForm({
    ...{ form, standing: coupon, termsOf, fieldOf, save, conflict: 'COUPON_UPDATE_FAILED' },
    formOf: (wire) => formOf(wire, locale),
    onSaved: ({ id, code }) => {
      notify({ type: 'success', message: t(coupon ? 'form.saved' : 'form.created', { code }) });
      unsaved.text.abandon();
      drawer.leave(paths.coupon(id));
    },
  });
  const unsaved = useUnsavedForm(`coupon ${draft}`, form, () => coupon && edit.meet(coupon));
  return (
    <FormDrawer
      drawer={{ ...drawer, guard: abandonOnLeave(drawer.guard, unsaved.text) }}
      title={coupon ? t('form.editTitle', { code: coupon.code }) : t('form.newTitle')}
      onSubmit={edit.submit}
      submitLabel={t(coupon ? 'form.save' : 'form.create')}
      pending={save.isPending}
      error={edit.error}
    >
      <UnsavedNotice text={unsaved.text} onTake={unsaved.take} />
      <EditConflict
        edit={edit}
        describe={(theirs) => ({
          title: t('conflict.title', { time: formatOfficeDateTime(theirs.updatedAt, locale) }),
          text: sentenceOf(theirs, t, locale),
          fields: differingFields(termsOf(form.getValues()), theirs).map((name) => t(`fields.${name}`)),
        })}
      />
      <LiveSentence form={form} />
      <CodeFields form={form} canRename={usedCount === 0} />
      <WorthFields form={form} />
      <TimeFields form={form} />
      <LimitFields form={form} />
    </FormDrawer>
  );
}
