import {
  type calls as contract,
  requestTo,
  type CallBody,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallReply,
  type Locale,
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

/** Allows only the inputs that the call takes, and requires the ones that it needs. */
type InputOf<Key extends string, V> = [V] extends [undefined] ? { [K in Key]?: undefined } : { [K in Key]: V };
/**
 * A call that must count once needs the idempotency key of its attempt: a retry after a lost answer has the same key.
 * `useChangeOnce` and `useAttempt` keep it.
 */
type GivenKey<N extends CallName> = InputOf<
  'idempotencyKey',
  (typeof contract)[N]['idempotent'] extends true ? string : undefined
>;
/** Allows undefined for a filter that is not set; it is omitted from the query. */
export type Loose<V> = { [K in keyof V]: V[K] | undefined };
type GivenQuery<V> = [V] extends [undefined] ? { query?: undefined } : { query?: Loose<V> };

export type CallInput<N extends CallName> = InputOf<'params', CallParams<N>> &
  GivenQuery<CallQuery<N>> &
  InputOf<'body', CallBody<N>> &
  GivenKey<N>;

interface CallSettings {
  /** Does not show the global loading bar, because the caller shows its own loading state. */
  skipLoader?: boolean;
  /** The language of the reply; by default that of the page. */
  locale?: Locale;
  signal?: AbortSignal;
  timeoutMs?: number;
}

export type CallOptions<N extends CallName> = CallInput<N> & CallSettings;

/** The options are optional if the call needs no input. */
export type CallArguments<N extends CallName> =
  Record<never, never> extends CallInput<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>];

interface Answer<T> {
  data: T;
  /** The envelope's message; empty if the call answers without an envelope. */
  message: string;
}

const defaultTimeoutMs = 20_000;

/**
 * Makes a call of the contract and returns its data.
 * @throws ApiError if the call fails
 */
export async function call<N extends CallName>(name: N, ...given: CallArguments<N>): Promise<CallReply<N>> {
  const { data } = await callForAnswer(name, ...given);
  return data;
}

/** Makes a call like `call`, but also returns the server's message for the few places that show it. */
export async function callForAnswer<N extends CallName>(
  name: N,
  ...[options]: CallArguments<N>
): Promise<Answer<CallReply<N>>> {
  const settings: Partial<CallOptions<N>> = options ?? {};
  const work = () => withToken(name, (token) => exchange(requestFor(name, settings, token)));
  const answer = settings.skipLoader ? await work() : await loader.during(work);
  return unwrap(name, answer);
}

/** Sends with the current token, and retries with a fresh one if it has expired (spec 4, Auth session). */
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

/** Builds the HTTP request of a call. */
export function requestFor<N extends CallName>(
  name: N,
  { params, query, body, idempotencyKey, locale, signal, timeoutMs }: Partial<CallOptions<N>>,
  token: string | null,
): WireRequest {
  const { path, ...request } = requestTo(calls[name], { params, body, token, idempotencyKey });
  return {
    ...request,
    url: `${bases[calls[name].part]}${path}${queryText(query)}`,
    headers: {
      accept: 'application/json',
      'accept-language': locale ?? currentLocale(),
      // The server's log, audit and traces have the same id, so that what the browser shows can be found there.
      'x-request-id': randomId(),
      ...request.headers,
    },
    signal: signal ?? null,
    timeoutMs: timeoutMs ?? defaultTimeoutMs,
  };
}

/** Builds the query string. It omits undefined and empty values, and repeats the name for each item of a list. */
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
