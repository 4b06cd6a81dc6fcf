/**
 * `ice` marks a chart's main values, `quiet` the values they are compared with, and `warn` values that need attention.
 */
export type ChartTone = 'ice' | 'warn' | 'quiet';

export interface ChartSeries<Row> {
  id: string;
  name: string;
  value: (row: Row) => number;
  tone: ChartTone;
  /** The name and tone of values below zero, if the series can have any. */
  below?: { name: string; tone: ChartTone };
}

export interface ChartData<Row> {
  /** The accessible name of the chart and its table. */
  label: string;
  rows: readonly Row[];
  /** The label below a bar, which also heads its table row: a day, a state. */
  category: (row: Row) => string;
  /** A shorter label for tight spaces. */
  shortCategory?: (row: Row) => string;
  /** The name of the categories, for example "Day". */
  categoryName: string;
  series: readonly ChartSeries<Row>[];
  /** Formats a full value for tooltips and the table: `$1,249.00`. */
  format: (value: number) => string;
  /** Formats an axis value, where space is tight: `$1.2K`. */
  formatShort?: (value: number) => string;
  /** The values can be added up, so the table ends with a total row. */
  hasTotal?: boolean;
}

const toneColour: Record<ChartTone, string> = {
  ice: 'var(--ice)',
  warn: 'var(--warn)',
  quiet: 'var(--line-strong)',
};

export const colourOf = <Row>({ tone, below }: ChartSeries<Row>, value: number): string =>
  toneColour[value < 0 && below !== undefined ? below.tone : tone];

/** Returns the chart's legend: each series, plus its values below zero if a row has one. */
export function legendOf<Row>({ series, rows }: ChartData<Row>): { name: string; colour: string }[] {
  return series.flatMap(({ name, tone, below, value }) => [
    { name, colour: toneColour[tone] },
    ...(below !== undefined && rows.some((row) => value(row) < 0)
      ? [{ name: below.name, colour: toneColour[below.tone] }]
      : []),
  ]);
}
