import { useTranslation } from 'react-i18next';
import { filterClass } from '@/ui/data-table/filter-style';

const reasons = ['damaged', 'wrongItem', 'late', 'price', 'goodwill'] as const;

/** Buttons for the common refund reasons. The field below can add to them. */
export function RefundReasons({ onChoose }: { onChoose: (reason: string) => void }) {
  const { t } = useTranslation('orders.admin');
  return (
    <div role="group" aria-label={t('refunds.reasons.label')} className="flex flex-wrap gap-2">
      {reasons.map((reason) => (
        <button
          key={reason}
          type="button"
          className={filterClass(false)}
          onClick={() => onChoose(t(`refunds.reasons.${reason}`))}
        >
          {t(`refunds.reasons.${reason}`)}
        </button>
      ))}
    </div>
  );
}
