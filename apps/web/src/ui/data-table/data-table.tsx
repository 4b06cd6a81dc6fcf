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

/** The part of a `useQuery` result that the table reads. */
export interface ListQuery<Row> {
  /** `isMore` means that only the first `total` rows were counted. */
  data: (Page<Row> & { isMore?: boolean }) | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** The part of `useTableState` that the table reads. */
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
  /** The table's accessible name: "Coupons". */
  label: string;
  columns: readonly Column<Row, Sort>[];
  list: ListQuery<Row>;
  state: ListState<Sort>;
  rowId: (row: Row) => string;
  /** The row's name, for its checkbox and link: an order's number, a product's name. */
  rowName: (row: Row) => string;
  /** The drawer or page that a row opens. */
  rowHref?: (row: Row) => string;
  /** Row selection for bulk actions. */
  selection?: Selection | undefined;
  /** The empty state of a list without any entries: the reason and the next step. */
  empty: { title: string; text?: string; action?: ReactNode };
  /** Shows a failure that needs another remedy than a retry. Returns null for all others. */
  failure?: (error: Error) => ReactNode;
}

/**
 * The dashboard's table, sorted, paged and filtered by the address. On small screens its rows become cards. Arrow keys
 * move between rows, Space ticks a row and Enter opens it.
 */
export function DataTable<Row, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { label, columns, list, state, rowId, rowName, rowHref, selection, empty, failure } = props;
  const { t } = useTranslation('kit');
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useRowKeys(body, selection);
  const { data, error } = list;
  if (error && !data)
    return (
      failure?.(error) ?? <ErrorState error={error} retrying={list.isFetching} onRetry={() => void list.refetch()} />
    );
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

/** The address names a page that no longer exists, for example after a bulk action on the last page. */
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
