import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface FigureColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The total of all rows, shown below the column. */
  total?: ReactNode;
  /** Hides the column on a phone, where the others need the width. */
  hide?: 'phone';
}

interface FigureTableProps<Row> {
  label: string;
  /** The row's header cell. */
  name: { header: string; cell: (row: Row) => ReactNode };
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The label of the total row, if there is one. */
  totalName?: string;
}

/** A table of figures by arena, link, purpose or day. All rows are shown, because there are few. */
export function FigureTable<Row>({ label, name, columns, rows, rowId, totalName }: FigureTableProps<Row>) {
  const cell = 'px-3 py-2.5 text-right tabular-nums';
  return (
    // A wide or long table scrolls in its own box, so the box must be reachable by keyboard.
    <div role="region" aria-label={label} tabIndex={0} className="max-h-[34rem] overflow-auto rounded-control">
      <table className="w-full text-[0.9375rem]">
        <thead className="sticky top-0 z-1 bg-ground text-sm text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="px-3 py-2 text-left font-semibold">
              {name.header}
            </th>
            {columns.map(({ id, header, hide }) => (
              <th key={id} scope="col" className={cx(cell, 'align-bottom font-semibold', hide && 'max-sm:hidden')}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowId(row)}>
              <th scope="row" className="min-w-40 px-3 py-2.5 text-left font-normal">
                {name.cell(row)}
              </th>
              {columns.map((column) => (
                <td key={column.id} className={cx(cell, column.hide && 'max-sm:hidden')}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totalName !== undefined && rows.length > 1 && (
          <tfoot className="border-t-2 border-line font-semibold">
            <tr>
              <th scope="row" className="px-3 py-2.5 text-left">
                {totalName}
              </th>
              {columns.map(({ id, total, hide }) => (
                <td key={id} className={cx(cell, hide && 'max-sm:hidden')}>
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
