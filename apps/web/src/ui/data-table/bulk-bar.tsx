import { staffLimits } from '@dronesoccer/contracts';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import type { Selection } from './use-selection';

interface BulkBarProps {
  selection: Selection;
  /**
   * Offers "Select all that match"; set it to false if the actions cannot apply to all matching rows. A list with
   * `loadRows` then ticks each of the rows, and any other list has the target `{ all: true }`.
   */
  canSelectAll?: boolean;
  /** Buttons that act on `selection.target`. */
  children: ReactNode;
}

/** The bulk actions for the ticked rows, pinned above the lower edge of the screen while any row is ticked. */
export function BulkBar({ selection, canSelectAll = true, children }: BulkBarProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const bar = useRef<HTMLDivElement>(null);
  const { count, total, isAll, isReady, isPageSelected, everyRow } = selection;
  const isMore = isReady && isPageSelected && !isAll && total > count;
  // The pressed button disappears, so the bar takes its focus.
  const withFocus = (act: () => unknown) => () => {
    bar.current?.focus();
    act();
  };
  return (
    <div role="status" className="contents">
      {count > 0 && (
        <div
          ref={bar}
          role="group"
          tabIndex={-1}
          aria-label={t('bulk.label')}
          className="night bulk-bar sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line px-4 py-3 shadow-lift"
        >
          <p className="flex items-baseline gap-2 font-semibold">
            <span className="numeral text-2xl">{formatNumber(count, locale)}</span>
            {t(isAll ? 'bulk.allSelected' : 'bulk.selected', { count })}
          </p>
          {everyRow && everyRow.loaded !== null ? (
            <Loading loaded={everyRow.loaded} total={total} onStop={withFocus(everyRow.stop)} />
          ) : (
            canSelectAll &&
            isMore && (
              <SelectAll
                total={total}
                isLimited={everyRow !== undefined}
                onSelect={withFocus(everyRow?.start ?? selection.selectAll)}
              />
            )
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

interface SelectAllProps {
  total: number;
  isLimited: boolean;
  onSelect: () => void;
}

function SelectAll({ total, isLimited, onSelect }: SelectAllProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  if (isLimited && total > staffLimits.selectedMax)
    return <p className="text-sm">{t('bulk.tooMany', { max: formatNumber(staffLimits.selectedMax, locale) })}</p>;
  return (
    <Button variant="quiet" className="text-ice" onClick={onSelect}>
      {t('bulk.selectAll', { total: formatNumber(total, locale) })}
    </Button>
  );
}

interface LoadingProps {
  loaded: number;
  total: number;
  onStop: () => void;
}

/** The bar is a live region, so only the first sentence is announced, and not each number. */
function Loading({ loaded, total, onStop }: LoadingProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  return (
    <div className="flex items-center gap-2">
      <span className="text-sm">{t('bulk.loading')}</span>
      <span aria-hidden className="text-sm tabular-nums">
        {t('progress.of', { done: formatNumber(loaded, locale), total: formatNumber(total, locale) })}
      </span>
      <Button variant="quiet" className="text-ice" onClick={onStop}>
        {t('progress.stop')}
      </Button>
    </div>
  );
}
