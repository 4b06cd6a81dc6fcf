import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

export interface FigureColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What stands below it, of all rows. */
  total?: ReactNode;
}

interface FigureTableProps<Row> {
  label: string;
  /** Heads its row. */
  name: { header: string; cell: (row: Row) => ReactNode };
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** What the last line is called, where there is one. */
  totalName?: string;
}

/** Figures by arena or link, all of them in sight: there are few rows. */
export function FigureTable<Row>({ label, name, columns, rows, rowId, totalName }: FigureTableProps<Row>) {
  const cell = 'px-3 py-2.5 text-right tabular-nums';
  return (
    // Wide and long tables scroll in their own box, which therefore has to be reached by the keyboard.
    <div role="region" aria-label={label} tabIndex={0} className="max-h-[34rem] overflow-auto rounded-control">
      <table className="w-full text-[0.9375rem]">
        <thead className="sticky top-0 z-1 bg-ground text-sm text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="px-3 py-2 text-left font-semibold">
              {name.header}
            </th>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col" className={cx(cell, 'align-bottom font-semibold')}>
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
                <td key={column.id} className={cell}>
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
              {columns.map(({ id, total }) => (
                <td key={id} className={cell}>
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
