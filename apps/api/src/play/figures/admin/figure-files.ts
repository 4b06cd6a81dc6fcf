import { type FigureTable, leadTimeBuckets, type Locale } from '@dronesoccer/contracts';
import { column, type CsvColumn, type CsvExport, dollarColumn } from '../../../platform/http/index.js';
import type { FigureRows } from './figures.queries.js';
import { hoursOf } from './figures.presenter.js';

type Row<Table extends FigureTable> = FigureRows[Table];

const arenaColumns = <Data extends Row<'utilisation' | 'revenue' | 'attendance'>>(): CsvColumn<Data>[] => [
  column('Location', 'Emplacement', ({ arena }) => arena.place),
  column('Arena', 'Aréna', ({ arena }) => arena.name),
];

const seatColumns = <Data extends Row<'utilisation' | 'hours'>>(): CsvColumn<Data>[] => [
  column('Time slots', 'Plages horaires', ({ slots }) => slots),
  column('Seats offered', 'Places offertes', ({ offered }) => offered),
  column('Seats taken', 'Places prises', ({ taken }) => taken),
  column('Utilization %', 'Utilisation %', ({ taken, offered }) => (offered === 0 ? null : percent(taken, offered))),
];

const percent = (part: number, whole: number): number => Math.round((part / whole) * 1_000) / 10;

const weekdayNames: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
};

const allLabel = { en: 'All', fr: 'Tout' } as const;

function bucketName(bucket: number | null, locale: Locale): string {
  const days = bucket === null ? undefined : leadTimeBuckets[bucket];
  if (days === undefined) return allLabel[locale];
  if (days.to === null) return `${days.from}+`;
  return days.from === days.to ? String(days.from) : `${days.from}–${days.to}`;
}

type FigureFile<Table extends FigureTable> = Pick<CsvExport<Row<Table>>, 'name' | 'columns'>;

const files: { readonly [Table in FigureTable]: FigureFile<Table> } = {
  utilisation: {
    name: { en: 'utilization', fr: 'utilisation' },
    columns: [...arenaColumns<Row<'utilisation'>>(), ...seatColumns<Row<'utilisation'>>()],
  },
  hours: {
    name: { en: 'utilization-by-hour', fr: 'utilisation-par-heure' },
    columns: [
      column('Weekday', 'Jour', ({ weekday }, locale) => weekdayNames[locale][weekday - 1] ?? ''),
      column('Hour', 'Heure', ({ hour }) => hour),
      ...seatColumns<Row<'hours'>>(),
    ],
  },
  revenue: {
    name: { en: 'revenue', fr: 'revenus' },
    columns: [
      ...arenaColumns<Row<'revenue'>>(),
      column('Paid bookings', 'Réservations payées', ({ bookings }) => bookings),
      dollarColumn('Paid', 'Payé', ({ paid }) => paid),
      dollarColumn('Refunded', 'Remboursé', ({ refunded }) => refunded),
      dollarColumn('Kept for late cancellations', 'Conservé pour annulations tardives', ({ kept }) => kept),
      dollarColumn('Tax', 'Taxes', ({ tax }) => tax),
      dollarColumn('Net', 'Net', ({ paid, refunded, tax }) => paid - refunded - tax),
    ],
  },
  attendance: {
    name: { en: 'attendance', fr: 'presences' },
    columns: [
      ...arenaColumns<Row<'attendance'>>(),
      column('Checked in', 'Présences', ({ came }) => came),
      column('Did not show up', 'Absences', ({ absent }) => absent),
      column('Not marked', 'Non indiquées', ({ unmarked }) => unmarked),
    ],
  },
  leadTime: {
    name: { en: 'lead-time', fr: 'delai-de-reservation' },
    columns: [
      column('Days ahead', 'Jours à l’avance', ({ bucket }, locale) => bucketName(bucket, locale)),
      column('Bookings', 'Réservations', ({ bookings }) => bookings),
      column('Median hours', 'Médiane (heures)', ({ medianHours }) => hoursOf(medianHours)),
    ],
  },
};

/** Returns the name and columns of a table's file. Amounts are plain numbers of dollars. */
export const figureFile = <Table extends FigureTable>(table: Table): FigureFile<Table> => files[table];
