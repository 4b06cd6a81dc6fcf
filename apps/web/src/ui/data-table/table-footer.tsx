import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Pagination, type PaginationProps } from '../navigation/pagination';
import { controlClass } from '../fields/field';
import { cx } from '@/lib/cx';

interface TableFooterProps {
  total: number;
  /** More rows exist than were counted; the user has to narrow the list to find them. */
  isMore: boolean;
  state: {
    page: number;
    pageSize: number;
    pageSizes: readonly number[];
    setPageSize: (pageSize: number) => void;
    hrefOf: PaginationProps['hrefOf'];
  };
}

/** The visible range of rows, the pagination and the page size. */
export function TableFooter({ total, isMore, state }: TableFooterProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const { page, pageSize, pageSizes, setPageSize, hrefOf } = state;
  const number = (value: number) => formatNumber(value, locale);
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4">
      <p role="status" className="text-sm text-muted tabular-nums">
        {t(isMore ? 'table.rangeMore' : 'table.range', {
          first: number(first),
          last: number(last),
          total: number(total),
        })}
      </p>
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={hrefOf} />
      {total > Math.min(...pageSizes) && (
        <label className="flex items-center gap-2 text-sm whitespace-nowrap text-muted">
          {t('table.pageSize')}
          <select
            className={cx(controlClass, 'min-h-11 w-auto py-1.5 pointer-fine:min-h-9 pointer-fine:py-1')}
            value={pageSize}
            onChange={({ target }) => setPageSize(Number(target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
