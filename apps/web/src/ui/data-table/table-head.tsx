import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { nextSort, sortedWay, type Column } from './columns';
import { RowCheckbox } from './row-checkbox';
import type { Selection } from './use-selection';

interface TableHeadProps<Row, Sort extends string> {
  columns: readonly Column<Row, Sort>[];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  selection: Selection | undefined;
}

/**
 * The head sticks below the dashboard's bar while the rows scroll. Cards hide it visually, because the toolbar sorts
 * there.
 */
export function TableHead<Row, Sort extends string>({ columns, sort, onSort, selection }: TableHeadProps<Row, Sort>) {
  const { t } = useTranslation('kit');
  const cell =
    'border-b border-line bg-surface px-3 py-1 text-left text-sm font-semibold text-muted compact:py-0.5 compact:whitespace-nowrap compact:text-[0.8125rem]';
  return (
    <thead
      role="rowgroup"
      className="sr-only @2xl:not-sr-only @2xl:sticky @2xl:top-18 @2xl:z-10 @2xl:table-header-group"
    >
      <tr role="row" aria-rowindex={1}>
        {selection && (
          <th role="columnheader" scope="col" className={cx(cell, 'w-11 pr-0')}>
            <RowCheckbox
              label={t('table.selectPage')}
              checked={selection.isPageSelected}
              isPartly={selection.count > 0}
              disabled={!selection.isReady}
              onChange={selection.togglePage}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            aria-sort={sortedWay(column, sort)}
            className={cx(
              cell,
              column.align === 'end' && 'text-right',
              column.hide === 'narrow' && 'hidden @5xl:table-cell',
              column.className,
            )}
          >
            {column.sort ? (
              <SortButton
                column={column}
                way={sortedWay(column, sort)}
                onPress={() => onSort(nextSort(column.sort ?? {}, sort))}
              />
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SortButtonProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  way: 'ascending' | 'descending' | 'none' | undefined;
  onPress: () => void;
}

function SortButton<Row, Sort extends string>({ column, way, onPress }: SortButtonProps<Row, Sort>) {
  const Icon = way === 'ascending' ? ArrowUp : way === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <button
      type="button"
      className={cx(
        '-mx-2 inline-flex min-h-11 min-w-11 compact:min-h-8 items-center gap-1.5 rounded-control px-2 hover:text-ink',
        way !== 'none' && 'text-ink',
        column.align === 'end' && 'flex-row-reverse',
      )}
      onClick={onPress}
    >
      {column.header}
      <Icon aria-hidden className={cx('size-4 shrink-0 compact:size-3.5', way === 'none' && 'opacity-55')} />
    </button>
  );
}
