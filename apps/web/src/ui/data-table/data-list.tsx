import type { ReactNode } from 'react';
import { DataTable, type DataTableProps, type ListState } from './data-table';
import { TableToolbar, type ToolbarState } from './table-toolbar';
import type { LoadRows } from './use-every-row';
import { useSelection, type Selection } from './use-selection';

export interface DataListProps<Row, Sort extends string> extends Omit<
  DataTableProps<Row, Sort>,
  'selection' | 'state'
> {
  /** The result of `useTableState`. */
  state: ListState<Sort> & ToolbarState<Sort> & { view: string; showView: (view: string) => void };
  /** The search box's label, for example "Number, email or name". The filter must be named `search`. */
  search?: string;
  filters?: ReactNode;
  /** The list's saved views (`SavedViews`). */
  views?: ReactNode;
  /** Actions on every row that matches the filters (`CsvExport`). */
  actions?: ReactNode;
  /** Bulk actions for ticked rows, in a `BulkBar`. Rows have checkboxes only if this prop is set. */
  bulk?: ((selection: Selection<Row>) => ReactNode) | undefined;
  /** Loads every row that matches the filters, so that bulk actions which need the rows can take all of them. */
  loadRows?: LoadRows<Row> | undefined;
}

/** A complete dashboard list: its toolbar, its table and its bulk bar. */
export function DataList<Row, Sort extends string>(props: DataListProps<Row, Sort>) {
  const { state, search, filters, views, actions, bulk, loadRows, ...table } = props;
  const selection = useSelection({ list: table.list, rowId: table.rowId, view: state.view, loadRows });
  return (
    <div>
      <TableToolbar
        columns={table.columns}
        state={state}
        search={search}
        filters={filters}
        actions={
          <>
            {views}
            {actions}
          </>
        }
      />
      <DataTable {...table} state={state} selection={bulk && selection} />
      {bulk?.(selection)}
    </div>
  );
}
