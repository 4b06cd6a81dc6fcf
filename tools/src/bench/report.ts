import { quantile, type Load } from './load.ts';

export interface Measured {
  readonly load: Load;
  /** CPU of the server and of Postgres together */
  readonly cpuSeconds: number;
}

export interface Row {
  readonly name: string;
  readonly ours: Measured;
  readonly bare: Measured;
  /** What the product's process held at most meanwhile. */
  readonly peakMb: number;
}

/** What was measured in parts, as a whole. */
export const summed = (parts: readonly Measured[]): Measured => {
  const sum = (of: (part: Measured) => number): number => parts.reduce((total, part) => total + of(part), 0);
  return {
    load: {
      count: sum(({ load }) => load.count),
      seconds: sum(({ load }) => load.seconds),
      latencies: parts.flatMap(({ load }) => load.latencies).sort((a, b) => a - b),
    },
    cpuSeconds: sum(({ cpuSeconds }) => cpuSeconds),
  };
};

const perCpuSecond = ({ load, cpuSeconds }: Measured): number => load.count / cpuSeconds;

const cells = (measured: Measured): string[] => [
  ((measured.cpuSeconds / measured.load.count) * 1000).toFixed(2),
  perCpuSecond(measured).toFixed(0),
  (measured.load.count / measured.load.seconds).toFixed(0),
  quantile(measured.load, 0.5).toFixed(1),
  quantile(measured.load, 0.99).toFixed(1),
];

const COLUMNS = ['', '', 'CPU-s/1,000', 'per CPU-s', 'per s', 'p50 ms', 'p99 ms', 'of bare', 'MB'];

/** Columns under their headings, the first `names` of them to the left. */
export const columnsOf = (lines: readonly (readonly string[])[], names: number): string => {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column < names ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** The product beside the bare server; the last column is the share of the bare server's work per CPU-second. */
export const tableOf = (rows: readonly Row[]): string => {
  const lines = [COLUMNS];
  for (const { name, ours, bare, peakMb } of rows) {
    lines.push([name, 'product', ...cells(ours), (perCpuSecond(ours) / perCpuSecond(bare)).toFixed(2), String(peakMb)]);
    lines.push(['', 'bare', ...cells(bare), '1.00']);
  }
  return columnsOf(lines, 2);
};
