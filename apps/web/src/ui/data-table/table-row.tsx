import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { fromList } from '@/lib/router/from-list';
import { Link } from '../actions/link';
import type { Column } from './columns';
import { RowCheckbox } from './row-checkbox';
import type { Selection } from './use-selection';

interface TableRowProps<Row, Sort extends string> {
  row: Row;
  id: string;
  name: string;
  href: string | undefined;
  columns: readonly Column<Row, Sort>[];
  selection: Selection | undefined;
  /** The row's position among all rows; the heading is 1. */
  rowIndex: number;
  isFirst: boolean;
}

/** A row, or a card on small screens. The first column holds the link; a click anywhere else on the row follows it. */
export function TableRow<Row, Sort extends string>(props: TableRowProps<Row, Sort>) {
  const { row, id, name, href, columns, selection, rowIndex, isFirst } = props;
  const { t } = useTranslation('kit');
  const isSelected = selection?.has(id) ?? false;
  return (
    <tr
      role="row"
      aria-rowindex={rowIndex}
      // Only one row is a tab stop; the arrow keys move on from there.
      tabIndex={isFirst ? 0 : -1}
      data-row={id}
      className={cx(
        'group relative grid grid-cols-[auto_1fr] gap-x-2 rounded-card border border-line bg-ground p-4 @2xl:table-row @2xl:rounded-none @2xl:border-0 @2xl:p-0',
        'outline-offset-[-3px] transition-colors duration-(--fast)',
        href && 'cursor-pointer @2xl:hover:bg-raised',
        isSelected ? 'bg-raised' : '@2xl:bg-surface',
      )}
      onClick={href ? openLink : undefined}
    >
      {selection && (
        <td
          role="cell"
          className="row-span-full @2xl:table-cell @2xl:border-b @2xl:border-line @2xl:px-3 @2xl:pr-0 compact:py-0"
        >
          <RowCheckbox
            label={t('table.select', { name })}
            checked={isSelected}
            disabled={!selection.isReady}
            onChange={() => selection.toggle(id)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          role="cell"
          className={cx(
            'col-start-2 flex min-w-0 items-baseline justify-between gap-4 py-1 @2xl:border-b @2xl:border-line @2xl:px-3 @2xl:py-2.5 compact:h-9 compact:py-0.5 compact:text-sm compact:leading-5',
            column.align === 'end' && 'tabular-nums @2xl:text-right',
            column.hide ? 'hidden' : '@2xl:table-cell',
            column.hide === 'phone' && '@2xl:table-cell',
            column.hide === 'narrow' && '@5xl:table-cell',
            column.grows && 'compact:w-full compact:max-w-0',
            // A card shows no heading without a value.
            '@max-2xl:has-[>span:empty]:hidden',
            column.className,
          )}
        >
          {index > 0 && !column.plainOnPhone && (
            <span aria-hidden className="text-sm text-muted @2xl:hidden">
              {column.header}
            </span>
          )}
          {index === 0 && href ? (
            <Link
              to={({ search }) => `${href}${search}`}
              state={fromList}
              preventScrollReset
              data-row-link
              className="flex min-h-11 min-w-0 grow items-center font-semibold hover:underline compact:min-h-7"
            >
              {column.cell(row)}
            </Link>
          ) : (
            <span
              className={cx(
                'min-w-0',
                index > 0 && !column.plainOnPhone && '@max-2xl:text-right',
                column.grows && 'compact:block compact:truncate',
              )}
            >
              {column.cell(row)}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** A click on a control or while text is selected keeps its default behaviour. */
function openLink(event: MouseEvent<HTMLTableRowElement>): void {
  const target = event.target as HTMLElement;
  if (target.closest('a, button, input, select, label, [role=menuitem]')) return;
  if (!event.currentTarget.contains(target) || window.getSelection()?.type === 'Range') return;
  event.currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click();
}
