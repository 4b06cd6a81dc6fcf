import type { CallParams, CallQuery, CallsWith } from '@dronesoccer/contracts';
import { ApiError } from '../errors/api-error';
import { requestFor, withToken, type CallOptions, type Loose } from './call';
import { RowCounter } from './row-counter';
import { failureOf, readJson, send } from './request';

/** The names of the calls that answer with a CSV file. */
export type CsvCall = CallsWith<'csv'>;

export interface DownloadProgress {
  /** The number of received rows without the heading. */
  rows: number;
  /** The total number of rows, or null until the server has sent it. */
  total: number | null;
}

interface DownloadOptions<N extends CsvCall> {
  params?: CallParams<N>;
  query: Loose<CallQuery<N>>;
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

/** Ten thousand rows may take a while, so the timeout is long; the user can cancel a stalled download earlier. */
const timeoutMs = 10 * 60_000;

/** Streams a CSV call's response and returns the complete file. */
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
    // The stream was cut off: half a file would look complete.
    throw signal.aborted ? error : new ApiError({ kind: 'network', status: 0 });
  }
  if (Number.isInteger(total) && counter.rows < total) throw new ApiError({ kind: 'network', status: 0 });
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
