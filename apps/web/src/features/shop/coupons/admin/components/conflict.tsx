import type { CouponAdminWire, CouponTerms } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { differingFields } from '../model/coupon-form';
import { sentenceOf } from '../model/sentence';

export interface ConflictProps {
  mine: CouponTerms;
  theirs: CouponAdminWire;
  onKeep: () => void;
  onReload: () => void;
}

/** Reports how someone else changed the coupon, in the usual sentence that describes a coupon. */
export function Conflict({ mine, theirs, onKeep, onReload }: ConflictProps) {
  const { t } = useTranslation('coupons.admin');
  const locale = useLocale();
  return (
    <EditConflict
      title={t('conflict.title', { time: formatTime(theirs.updatedAt, locale) })}
      text={sentenceOf(theirs, t, locale)}
      fields={differingFields(mine, theirs).map((name) => t(`fields.${name}`))}
      onKeep={onKeep}
      onReload={onReload}
    />
  );
}
