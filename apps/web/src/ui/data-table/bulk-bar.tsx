import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import type { Selection } from './use-selection';

interface BulkBarProps {
  selection: Selection;
  /** Offers "Select all that match"; set it to false if the actions cannot apply to all matching rows. */
  canSelectAll?: boolean;
  /** Buttons that act on `selection.target`. */
  children: ReactNode;
}

/** The bulk actions for the ticked rows, pinned above the lower edge of the screen while any row is ticked. */
export function BulkBar({ selection, canSelectAll = true, children }: BulkBarProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const { count, total, isAll, isReady, isPageSelected } = selection;
  return (
    <div role="status" className="contents">
      {count > 0 && (
        <div
          role="group"
          aria-label={t('bulk.label')}
          className="night bulk-bar sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line px-4 py-3 shadow-lift"
        >
          <p className="flex items-baseline gap-2 font-semibold">
            <span className="numeral text-2xl">{formatNumber(count, locale)}</span>
            {t(isAll ? 'bulk.allSelected' : 'bulk.selected', { count })}
          </p>
          {canSelectAll && isReady && isPageSelected && !isAll && total > count && (
            <Button variant="quiet" className="text-ice" onClick={selection.selectAll}>
              {t('bulk.selectAll', { total: formatNumber(total, locale) })}
            </Button>
          )}
          {/* On a phone the buttons form one row that scrolls sideways; stacked, they would hide the list. */}
          <div className="order-last -mx-4 flex w-[calc(100%+2rem)] items-center gap-2 overflow-x-auto px-4 *:shrink-0 sm:order-none sm:mx-0 sm:ml-auto sm:w-auto sm:flex-wrap sm:overflow-visible sm:px-0">
            {children}
          </div>
          <IconButton icon={X} label={t('bulk.clear')} className="max-sm:ml-auto" onClick={selection.clear} />
        </div>
      )}
    </div>
  );
}
