import type { MembershipWire } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { headingAfter } from '@/lib/focus-heading';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useRefund } from '../api/use-membership-changes';

interface RefundMembershipProps {
  membership: MembershipWire;
  /** The refund is possible until then, as an ISO instant. */
  until: string;
}

/** Lets a member who has used nothing end the membership and get the money back. */
export function RefundMembership({ membership, until }: RefundMembershipProps) {
  const { t } = useTranslation('memberships');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const amount = formatMoney(membership.total, locale);
  const name = membership.child?.name;
  const message = name === undefined ? t('refund.done', { amount }) : t('refund.ofChild.done', { name, amount });
  const refund = useRefund(membership, () => notify({ type: 'success', message }));
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-5">
      <p className="text-sm text-muted">{t('refund.until', { when: formatDateTime(until, locale) })}</p>
      <Button
        variant="outline"
        aria-label={name && t('mine.named', { action: t('refund.action'), name })}
        onClick={() => setAsking(true)}
      >
        {t('refund.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        finalFocus={() => headingAfter(refund)}
        title={name === undefined ? t('refund.title') : t('refund.ofChild.title', { name })}
        text={name === undefined ? t('refund.text', { amount }) : t('refund.ofChild.text', { name, amount })}
        keepLabel={t('refund.keep')}
        confirmLabel={t('refund.confirm', { amount })}
        onConfirm={() => refund.mutate()}
        pending={refund.isPending}
        error={refund.error}
      />
    </div>
  );
}
