import type { ArenaFiguresWire, AttendanceWire, FigureArenaWire, UtilisationWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber, formatPercent } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { shareOf } from '../model/heat';
import { FigureTable } from '@/ui/chart/figure-table';

const sum = <Row,>(rows: readonly Row[], pick: (row: Row) => number): number =>
  rows.reduce((all, row) => all + pick(row), 0);

/** Adds dollars in cents. */
const sumMoney = <Row,>(rows: readonly Row[], pick: (row: Row) => number): number =>
  sum(rows, (row) => Math.round(pick(row) * 100)) / 100;

function ArenaName({ arena: { name, place } }: { arena: FigureArenaWire }) {
  return (
    <>
      <span className="block wrap-anywhere">{name}</span>
      <span className="block text-sm wrap-anywhere text-muted">{place}</span>
    </>
  );
}

const nameOf = (header: string) => ({
  header,
  cell: ({ arena }: { arena: FigureArenaWire }) => <ArenaName arena={arena} />,
});
const idOf = ({ arena }: { arena: FigureArenaWire }): string => arena.id;

export function UtilisationTable({ rows }: { rows: readonly UtilisationWire[] }) {
  const { t } = useTranslation('figures.admin');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const total = { offered: sum(rows, ({ offered }) => offered), taken: sum(rows, ({ taken }) => taken) };
  return (
    <FigureTable
      label={t('utilisation.title')}
      name={nameOf(t('arena'))}
      rows={rows}
      rowId={idOf}
      totalName={t('total')}
      columns={[
        {
          id: 'share',
          header: t('utilisation.share'),
          cell: (row) => <Share of={row} hasBar />,
          total: <Share of={total} />,
        },
        {
          id: 'slots',
          header: t('utilisation.slots'),
          cell: ({ slots }) => number(slots),
          total: number(sum(rows, ({ slots }) => slots)),
        },
        {
          id: 'offered',
          header: t('utilisation.offered'),
          cell: ({ offered }) => number(offered),
          total: number(total.offered),
        },
        {
          id: 'taken',
          header: t('utilisation.taken'),
          cell: ({ taken }) => number(taken),
          total: number(total.taken),
        },
      ]}
    />
  );
}

/** A share as text, and optionally as a bar for comparing rows at a glance. */
function Share({ of, hasBar = false }: { of: { offered: number; taken: number }; hasBar?: boolean }) {
  const locale = useLocale();
  const share = shareOf(of);
  if (share === null) return '–';
  return (
    <span className="inline-flex min-w-16 flex-col gap-1 sm:min-w-24">
      {formatPercent(Math.round(share * 100) / 100, locale)}
      {hasBar && (
        <span aria-hidden className="graph h-1.5 overflow-hidden rounded-full bg-raised">
          <span className="block h-full rounded-full bg-ice-fill" style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </span>
  );
}

export function RevenueTable({ rows }: { rows: ArenaFiguresWire['revenue'] }) {
  const { t } = useTranslation('figures.admin');
  const locale = useLocale();
  const amounts = (['paid', 'refunded', 'kept', 'tax', 'net'] as const).map((id) => ({
    id,
    header: t(`revenue.${id}`),
    cell: (row: ArenaFiguresWire['revenue'][number]) => formatMoney(row[id], locale),
    total: formatMoney(
      sumMoney(rows, (row) => row[id]),
      locale,
    ),
  }));
  return (
    <FigureTable
      label={t('revenue.title')}
      name={nameOf(t('arena'))}
      rows={rows}
      rowId={idOf}
      totalName={t('total')}
      columns={[
        {
          id: 'bookings',
          header: t('revenue.bookings'),
          cell: ({ bookings }) => formatNumber(bookings, locale),
          total: formatNumber(
            sum(rows, ({ bookings }) => bookings),
            locale,
          ),
        },
        ...amounts,
      ]}
    />
  );
}

export function AttendanceTable({ rows }: { rows: readonly AttendanceWire[] }) {
  const { t } = useTranslation('figures.admin');
  const locale = useLocale();
  return (
    <FigureTable
      label={t('attendance.title')}
      name={nameOf(t('arena'))}
      rows={rows}
      rowId={idOf}
      totalName={t('total')}
      columns={(['came', 'absent', 'unmarked'] as const).map((id) => ({
        id,
        header: t(`attendance.${id}`),
        cell: (row: AttendanceWire) => formatNumber(row[id], locale),
        total: formatNumber(
          sum(rows, (row) => row[id]),
          locale,
        ),
      }))}
    />
  );
}
