import type { ReactNode } from 'react';
import { DataTable, type DataTableProps, type ListState } from './data-table';
import { TableToolbar, type ToolbarState } from './table-toolbar';
import { useSelection, type Selection } from './use-selection';

export interface DataListProps<Row, Sort extends string> extends Omit<
  DataTableProps<Row, Sort>,
  'selection' | 'state'
> {
  /** `useTableState`. */
  state: ListState<Sort> & ToolbarState<Sort> & { view: string; showView: (view: string) => void };
  /** What can be searched for: "Number, email or name". Its filter is named `search`. */
  search?: string;
  filters?: ReactNode;
  /** The list's saved views: `SavedViews`. */
  views?: ReactNode;
  /** What is done with all that the filters leave: `CsvExport`. */
  actions?: ReactNode;
  /** What is done with ticked rows, in a `BulkBar`; rows have tick boxes where it is given. */
  bulk?: (selection: Selection) => ReactNode;
}

/** A list of the dashboard, whole: its head, the one table, and the bar of what is done with ticked rows. */
export function DataList<Row, Sort extends string>(props: DataListProps<Row, Sort>) {
  const { state, search, filters, views, actions, bulk, ...table } = props;
  const selection = useSelection({ list: table.list, rowId: table.rowId, view: state.view });
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
