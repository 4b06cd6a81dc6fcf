import { FilterX, SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import type { Column } from './columns';
import { filterClass } from './filter-style';
import { SelectFilter } from './filters';
import { SearchFilter } from './search-filter';

/** The part of `useTableState` that the toolbar reads. */
export interface ToolbarState<Sort extends string> {
  filters: object;
  isFiltered: boolean;
  clearFilters: () => void;
  search: string | undefined;
  setSearch: (search: string | undefined) => void;
  sort: Sort | undefined;
  setSort: (sort: Sort | undefined) => void;
}

interface TableToolbarProps<Row, Sort extends string> {
  /** The search box's label; without it there is no search box. */
  search?: string | undefined;
  /** Filter controls; on a phone they are behind a button. */
  filters?: ReactNode;
  /** Saved views, export and other list actions. */
  actions?: ReactNode;
  columns: readonly Column<Row, Sort>[];
  state: ToolbarState<Sort>;
}

/** The toolbar above a table: search, filters and list actions. */
export function TableToolbar<Row, Sort extends string>(props: TableToolbarProps<Row, Sort>) {
  const { search, filters, actions, columns, state } = props;
  const { t } = useTranslation('kit');
  const [isOpen, setOpen] = useState(false);
  const filtersId = useId();
  const count = Object.keys(state.filters).filter((name) => name !== 'search').length;
  return (
    // Without a search box, the actions and the filters share a line where it is wide enough.
    <div className={cx('flex flex-col gap-3 pb-4', search === undefined && 'md:flex-row md:flex-wrap md:gap-2')}>
      <div className="flex flex-wrap items-center gap-2">
        {search !== undefined && <SearchFilter label={search} value={state.search} onChange={state.setSearch} />}
        {/* On a phone the sort control takes the remaining width, and actions that leave it too little wrap. */}
        <div className="flex min-w-0 items-center gap-2 max-md:w-full max-md:flex-wrap md:contents">
          {filters && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={filtersId}
              className={cx(filterClass(count > 0), 'shrink-0 md:hidden')}
              onClick={() => setOpen(!isOpen)}
            >
              <SlidersHorizontal aria-hidden className="size-4.5" />
              <span className="max-[26rem]:sr-only">{t('filters.label')}</span>
              {count > 0 && <span className="numeral">{count}</span>}
            </button>
          )}
          <CardSort columns={columns} sort={state.sort} onSort={state.setSort} />
          {actions}
        </div>
      </div>
      {filters && (
        <div
          id={filtersId}
          role="group"
          aria-label={t('filters.label')}
          className={cx('flex-wrap items-center gap-2', isOpen ? 'flex' : 'hidden md:flex')}
        >
          {filters}
          {state.isFiltered && (
            <button
              type="button"
              className="control-text inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-ice hover:bg-raised pointer-fine:min-h-9 pointer-fine:text-sm"
              onClick={state.clearFilters}
            >
              <FilterX aria-hidden className="size-4.5" />
              {t('table.clearFilters')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface CardSortProps<Row, Sort extends string> {
  columns: readonly Column<Row, Sort>[];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

/** Cards have no headings to press, so small screens sort with this control. */
function CardSort<Row, Sort extends string>({ columns, sort, onSort }: CardSortProps<Row, Sort>) {
  const { t } = useTranslation('kit');
  const options = columns.flatMap(({ header, sort: sorts }) =>
    (['ascending', 'descending'] as const).flatMap((way) => {
      const value = sorts?.[way];
      return value === undefined ? [] : [{ value, label: t(`table.${way}`, { column: header }) }];
    }),
  );
  if (options.length === 0) return null;
  return (
    <span className="flex min-w-28 flex-1 md:hidden">
      <SelectFilter
        label={t('table.sort')}
        any={t('table.usualSort')}
        options={options}
        value={sort}
        onChange={onSort}
      />
    </span>
  );
}
