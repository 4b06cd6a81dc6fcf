import type { QuoteWire } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { ChangeBox } from './change-box';

interface TotalChangedProps {
  before: QuoteWire;
  now: QuoteWire;
  onAccept: () => void;
  /** The alternatives to accepting the new total. */
  children: ReactNode;
}

/** Reports that the total differs from the total the customer saw. A button accepts the new total. */
export function TotalChanged({ before, now, onAccept, children }: TotalChangedProps) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const totals = { before: formatMoney(before.total, locale), now: formatMoney(now.total, locale) };
  return (
    <ChangeBox title={t('review.totalChanged', totals)} before={before} now={now}>
      <Button variant="ice" onClick={onAccept}>
        {t('review.acceptTotal', { total: totals.now })}
      </Button>
      {children}
    </ChangeBox>
  );
}
