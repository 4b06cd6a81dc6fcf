import {
  requestTo,
  type CallBody,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallReply,
} from '@dronesoccer/contracts';
import { ApiError } from '../errors/api-error';
import { currentLocale } from '../i18n/i18n';
import { isRecord } from '../is-record';
import { loader } from '../loader';
import { randomId } from '../random-id';
import { tokens } from '../session/tokens';
import { bases } from './bases';
import { calls } from './calls';
import { freshToken, refreshSettled, worthRefreshing } from './refresh';
import { exchange, type WireRequest } from './request';

/** Only what the call takes may be given, and what it needs must be. */
type Given<Key extends string, V> = [V] extends [undefined] ? { [K in Key]?: undefined } : { [K in Key]: V };
/** A filter that is not set may stand there as undefined: it is left out of the address. */
export type Loose<V> = { [K in keyof V]: V[K] | undefined };
type GivenQuery<V> = [V] extends [undefined] ? { query?: undefined } : { query?: Loose<V> };

export type CallInput<N extends CallName> = Given<'params', CallParams<N>> &
  GivenQuery<CallQuery<N>> &
  Given<'body', CallBody<N>>;

interface CallSettings {
  /** Keeps the global loading bar out of it: the place that waits shows so itself. */
  skipLoader?: boolean;
  /** Identifies this attempt where the call takes a key; the same key again is the same order. Generated when absent. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
}

export type CallOptions<N extends CallName> = CallInput<N> & CallSettings;

/** Options may be left out where the call needs nothing. */
export type CallArguments<N extends CallName> =
  Record<never, never> extends CallInput<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>];

interface Answer<T> {
  data: T;
  /** The envelope's message; empty where the call answers bare. */
  message: string;
}

const defaultTimeoutMs = 20_000;

/** Makes one of the calls of the contract and gives its data; fails with an ApiError. */
export async function call<N extends CallName>(name: N, ...given: CallArguments<N>): Promise<CallReply<N>> {
  const { data } = await callForAnswer(name, ...given);
  return data;
}

/** Like `call`, for the few places that show the server's message as well. */
export async function callForAnswer<N extends CallName>(
  name: N,
  ...[options]: CallArguments<N>
): Promise<Answer<CallReply<N>>> {
  const settings: Partial<CallOptions<N>> = options ?? {};
  const work = () => withRefresh(name, settings);
  const answer = settings.skipLoader ? await work() : await loader.during(work);
  return unwrap(name, answer);
}

async function withRefresh<N extends CallName>(name: N, options: Partial<CallOptions<N>>): Promise<unknown> {
  // Decided once, so that the retry is the same attempt.
  const idempotencyKey = options.idempotencyKey ?? randomId();
  return withToken(name, (token) => exchange(requestFor(name, { ...options, idempotencyKey }, token)));
}

/** Sends with the current token, and once more with a fresh one when that has expired (spec 4, Auth session). */
export async function withToken<Result>(
  name: CallName,
  send: (token: string | null) => Promise<Result>,
): Promise<Result> {
  await refreshSettled();
  const token = tokens.access();
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof ApiError) || !token || calls[name].signsIn || !worthRefreshing(error.status, token))
      throw error;
    return await send(await freshToken(token));
  }
}

/** The call as it travels. */
export function requestFor<N extends CallName>(
  name: N,
  { params, query, body, idempotencyKey, signal, timeoutMs }: Partial<CallOptions<N>>,
  token: string | null,
): WireRequest {
  const { path, ...request } = requestTo(calls[name], { params, body, token, idempotencyKey });
  return {
    ...request,
    url: `${bases[calls[name].part]}${path}${queryText(query)}`,
    headers: { accept: 'application/json', 'accept-language': currentLocale(), ...request.headers },
    signal: signal ?? null,
    timeoutMs: timeoutMs ?? defaultTimeoutMs,
  };
}

/** Undefined and empty values are left out; a list becomes a repeated name. */
function queryText(query: object | undefined): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries<unknown>({ ...query })) {
    const values: unknown[] = [value].flat();
    for (const each of values) {
      if (typeof each === 'number' || typeof each === 'boolean') search.append(key, String(each));
      if (typeof each === 'string' && each !== '') search.append(key, each);
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}

function unwrap<N extends CallName>(name: N, answer: unknown): Answer<CallReply<N>> {
  if (!calls[name].envelope) return { data: answer as CallReply<N>, message: '' };
  if (!isRecord(answer) || answer.isSuccess !== true) throw new ApiError({ kind: 'network', status: 0 });
  return { data: answer.data as CallReply<N>, message: typeof answer.message === 'string' ? answer.message : '' };
}
