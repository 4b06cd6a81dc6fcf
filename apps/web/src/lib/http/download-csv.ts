import type { CallParams, CallQuery, CallsWith } from '@dronesoccer/contracts';
import { ApiError } from '../errors/api-error';
import { requestFor, withToken, type CallOptions, type Loose } from './call';
import { RowCounter } from './row-counter';
import { failureOf, readJson, send } from './request';

/** The calls that answer with a CSV file. */
export type CsvCall = CallsWith<'csv'>;

export interface DownloadProgress {
  /** Rows that have arrived, the heading aside. */
  rows: number;
  /** How many there will be; null while the server has not said. */
  total: number | null;
}

export interface DownloadOptions<N extends CsvCall> {
  params?: CallParams<N>;
  query: Loose<CallQuery<N>>;
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

/** Ten thousand rows may take a while; only a silent server is given up on, by the person or after this time-out. */
const timeoutMs = 10 * 60_000;

/** Reads a CSV call's answer as it streams in, and gives the whole file. */
export async function downloadCsv<N extends CsvCall>(
  name: N,
  { params, query, signal, onProgress }: DownloadOptions<N>,
): Promise<Blob> {
  const response = await withToken(name, async (token) => {
    const options = { params, query, signal, timeoutMs } as unknown as CallOptions<N>;
    const answer = await send(requestFor(name, options, token));
    if (!answer.ok) throw await failureOf(answer, await readJson(answer));
    return answer;
  });
  const total = Number(response.headers.get('x-total-rows') ?? NaN);
  const counter = new RowCounter();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const report = () => onProgress({ rows: counter.rows, total: Number.isInteger(total) ? total : null });
  report();
  const reader = response.body?.getReader();
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      parts.push(piece.value);
      counter.add(piece.value);
      report();
    }
  } catch (error) {
    // Cut off in the middle: half a file would look like a whole one.
    throw signal.aborted ? error : new ApiError({ kind: 'network', status: 0 });
  }
  if (Number.isInteger(total) && counter.rows < total) throw new ApiError({ kind: 'network', status: 0 });
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
