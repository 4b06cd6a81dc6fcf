import { quantile, type Load } from './load.ts';

export interface Measurement {
  readonly load: Load;
  /** the CPU time of the server and Postgres together */
  readonly cpuSeconds: number;
}

export interface Row {
  readonly name: string;
  readonly ours: Measurement;
  readonly bare: Measurement;
  /** The peak memory of the product's process during the measurement. */
  readonly peakMb: number;
}

/** Combines partial measurements into one. */
export const sumOf = (parts: readonly Measurement[]): Measurement => {
  const sum = (of: (part: Measurement) => number): number => parts.reduce((total, part) => total + of(part), 0);
  return {
    load: {
      count: sum(({ load }) => load.count),
      seconds: sum(({ load }) => load.seconds),
      latencies: parts.flatMap(({ load }) => load.latencies).sort((a, b) => a - b),
    },
    cpuSeconds: sum(({ cpuSeconds }) => cpuSeconds),
  };
};

const perCpuSecond = ({ load, cpuSeconds }: Measurement): number => load.count / cpuSeconds;

const cells = (measured: Measurement): string[] => [
  ((measured.cpuSeconds / measured.load.count) * 1000).toFixed(2),
  perCpuSecond(measured).toFixed(0),
  (measured.load.count / measured.load.seconds).toFixed(0),
  quantile(measured.load, 0.5).toFixed(1),
  quantile(measured.load, 0.99).toFixed(1),
];

const COLUMNS = ['', '', 'CPU-s/1,000', 'per CPU-s', 'per s', 'p50 ms', 'p99 ms', 'of bare', 'MB'];

/** Aligns the lines as columns under their headings; the first `names` columns are left-aligned. */
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

/**
 * Formats the comparison with the bare server. The last column is the product's work per CPU-second relative to the
 * bare server's.
 */
export const tableOf = (rows: readonly Row[]): string => {
  const lines = [COLUMNS];
  for (const { name, ours, bare, peakMb } of rows) {
    lines.push([name, 'product', ...cells(ours), (perCpuSecond(ours) / perCpuSecond(bare)).toFixed(2), String(peakMb)]);
    lines.push(['', 'bare', ...cells(bare), '1.00']);
  }
  return columnsOf(lines, 2);
};
