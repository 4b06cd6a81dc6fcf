import { cx } from '@/lib/cx';
import { Skeleton } from '../feedback/skeleton';
import type { Column } from './columns';

const widths = ['w-3/5', 'w-2/5', 'w-4/5', 'w-1/2'];

/** Placeholder rows in the shape of the rows that are loading. */
export function TableSkeleton<Row, Sort extends string>(props: {
  columns: readonly Column<Row, Sort>[];
  hasSelection: boolean;
}) {
  return Array.from({ length: 8 }, (_, row) => (
    <tr
      key={row}
      aria-hidden
      className="flex flex-col gap-2 rounded-card border border-line p-4 @2xl:table-row @2xl:border-0 @2xl:p-0"
    >
      {props.hasSelection && <td className="hidden @2xl:table-cell @2xl:border-b @2xl:border-line" />}
      {props.columns.map((column, index) => (
        <td
          key={column.id}
          className={cx(
            '@2xl:border-b @2xl:border-line @2xl:px-3 @2xl:py-4 compact:h-9 compact:py-0',
            column.hide ? 'hidden' : 'block @2xl:table-cell',
            column.hide === 'phone' && '@2xl:table-cell',
            column.hide === 'narrow' && '@5xl:table-cell',
          )}
        >
          <Skeleton className={cx('h-5 compact:h-3.5', widths[(row + index) % widths.length])} />
        </td>
      ))}
    </tr>
  ));
}
