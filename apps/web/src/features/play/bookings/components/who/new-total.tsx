import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';

interface NewTotalProps {
  /** In dollars. */
  before: number;
  now: number;
  onAccept: () => void;
}

/** Reports that the total differs from the total the customer saw. A button accepts the new total. */
export function NewTotal({ before, now, onAccept }: NewTotalProps) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const totals = { before: formatMoney(before, locale), now: formatMoney(now, locale) };
  return (
    <section className="flex flex-col items-start gap-4 rounded-card border-2 border-warn bg-surface p-5">
      <p role="alert" className="flex items-start gap-2.5 font-bold">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
        {t('who.totalChanged', totals)}
      </p>
      <Button variant="ice" onClick={onAccept}>
        {t('who.acceptTotal', { total: totals.now })}
      </Button>
    </section>
  );
}
