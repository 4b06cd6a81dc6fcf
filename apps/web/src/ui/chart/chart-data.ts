/** A chart draws its values in ice, their comparison in a quiet tone, and values that need attention in the warning tone. */
export type ChartTone = 'ice' | 'warn' | 'quiet';

export interface ChartSeries<Row> {
  id: string;
  name: string;
  value: (row: Row) => number;
  tone: ChartTone;
  /** What its values below zero are called and look like, where there are any. */
  below?: { name: string; tone: ChartTone };
}

export interface ChartData<Row> {
  /** Names the chart and its table. */
  label: string;
  rows: readonly Row[];
  /** What stands below a point, and heads its row: a day, a state. */
  category: (row: Row) => string;
  /** The same, short, where room is scarce. */
  shortCategory?: (row: Row) => string;
  /** What the categories are: "Day". */
  categoryName: string;
  series: readonly ChartSeries<Row>[];
  /** A value in full, for tooltips and the table: `$1,249.00`. */
  format: (value: number) => string;
  /** A value on the axis, where room is scarce: `$1.2K`. */
  formatShort?: (value: number) => string;
  /** Makes sums over all rows sensible: the table then ends with them. */
  hasTotal?: boolean;
}

export const toneColour: Record<ChartTone, string> = {
  ice: 'var(--ice)',
  warn: 'var(--warn)',
  quiet: 'var(--line-strong)',
};

export const colourOf = <Row>({ tone, below }: ChartSeries<Row>, value: number): string =>
  toneColour[value < 0 && below !== undefined ? below.tone : tone];

/** What the colours of a chart mean: its series, and values below zero where a row has one. */
export function legendOf<Row>({ series, rows }: ChartData<Row>): { name: string; colour: string }[] {
  return series.flatMap(({ name, tone, below, value }) => [
    { name, colour: toneColour[tone] },
    ...(below !== undefined && rows.some((row) => value(row) < 0)
      ? [{ name: below.name, colour: toneColour[below.tone] }]
      : []),
  ]);
}
