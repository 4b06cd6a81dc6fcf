import type { Page } from '@dronesoccer/contracts';
import { FilterX } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { Button } from '../actions/button';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { ButtonLink, type LinkProps } from '../actions/link';
import type { Column } from './columns';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import { TableSkeleton } from './table-skeleton';
import { TableFooter } from './table-footer';
import type { Selection } from './use-selection';
import { useRowKeys } from './use-row-keys';

/** What of `useQuery` the table looks at. */
export interface ListQuery<Row> {
  /** `isMore`: only the first `total` are counted. */
  data: (Page<Row> & { isMore?: boolean }) | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** What of `useTableState` the table looks at. */
export interface ListState<Sort extends string> {
  sort: Sort | undefined;
  page: number;
  pageSize: number;
  pageSizes: readonly number[];
  isFiltered: boolean;
  clearFilters: () => void;
  setSort: (sort: Sort | undefined) => void;
  setPageSize: (pageSize: number) => void;
  hrefOf: (page: number) => LinkProps['to'];
}

export interface DataTableProps<Row, Sort extends string> {
  /** Names the table: "Coupons". */
  label: string;
  columns: readonly Column<Row, Sort>[];
  list: ListQuery<Row>;
  state: ListState<Sort>;
  rowId: (row: Row) => string;
  /** What a row is called, for its checkbox and its link: an order's number, a product's name. */
  rowName: (row: Row) => string;
  /** Where a row leads to: a drawer or a page. */
  rowHref?: (row: Row) => string;
  /** Ticking rows, for bulk actions. */
  selection?: Selection | undefined;
  /** There is nothing at all yet: why, and what to do. */
  empty: { title: string; text?: string; action?: ReactNode };
}

/**
 * The dashboard's table: sorted, paged and filtered by the address. On small screens its rows become cards. Arrow keys
 * go from row to row, Space ticks one, Enter opens it.
 */
export function DataTable<Row, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { label, columns, list, state, rowId, rowName, rowHref, selection, empty } = props;
  const { t } = useTranslation('kit');
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useRowKeys(body, selection);
  const { data, error } = list;
  if (error && !data)
    return <ErrorState error={error} retrying={list.isFetching} onRetry={() => void list.refetch()} />;
  if (data?.total === 0) return state.isFiltered ? <NoMatch onClear={state.clearFilters} /> : <EmptyState {...empty} />;
  return (
    <div className="@container">
      <table
        role="table"
        aria-label={label}
        aria-busy={list.isFetching}
        aria-rowcount={data && !data.isMore ? data.total + 1 : -1}
        className={cx(
          'block w-full border-separate border-spacing-0 transition-opacity duration-(--fast) @2xl:table',
          list.isPlaceholderData && 'opacity-55',
        )}
      >
        <TableHead columns={columns} sort={state.sort} onSort={state.setSort} selection={selection} />
        <tbody ref={body} role="rowgroup" className="flex flex-col gap-3 @2xl:table-row-group" onKeyDown={keys}>
          {data ? (
            data.items.map((row, index) => (
              <TableRow
                key={rowId(row)}
                row={row}
                id={rowId(row)}
                name={rowName(row)}
                href={rowHref?.(row)}
                columns={columns}
                selection={selection}
                rowIndex={(state.page - 1) * state.pageSize + index + 2}
                isFirst={index === 0}
              />
            ))
          ) : (
            <TableSkeleton columns={columns} hasSelection={selection !== undefined} />
          )}
        </tbody>
      </table>
      {!data && (
        <p role="status" className="sr-only">
          {t('table.loading')}
        </p>
      )}
      {data?.items.length === 0 && <NoSuchPage href={state.hrefOf(1)} />}
      {data && <TableFooter total={data.total} isMore={data.isMore ?? false} state={state} />}
    </div>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('kit');
  return (
    <EmptyState
      title={t('table.noMatch')}
      text={t('table.noMatchText')}
      action={
        <Button variant="outline" onClick={onClear}>
          <FilterX aria-hidden className="size-5" />
          {t('table.clearFilters')}
        </Button>
      }
    />
  );
}

/** The address names a page that is not there any more, as after a bulk action on the last one. */
function NoSuchPage({ href }: { href: LinkProps['to'] }) {
  const { t } = useTranslation('kit');
  return (
    <EmptyState
      title={t('table.noPage')}
      action={
        <ButtonLink to={href} variant="outline" preventScrollReset>
          {t('table.firstPage')}
        </ButtonLink>
      }
    />
  );
}
