import {
  type CallBody,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallReply,
  calls,
  clientCallsOf,
  type ErrorCode,
  type FailureEnvelope,
  requestTo,
  type SuccessEnvelope,
} from '@dronesoccer/contracts';

type Headers = Readonly<Record<string, string>>;

/** An optional field may be undefined, because a client leaves out undefined fields. */
type Sendable<T> = { [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] };

/** The input of a call as the contracts type it. */
interface CallInput<N extends CallName> {
  params?: CallParams<N>;
  query?: Sendable<CallQuery<N>>;
  body?: Sendable<CallBody<N>>;
  /** The body of a call that takes files or a form, in place of `body`. */
  form?: FormData | URLSearchParams;
  /** A call without a key is never a retry, so a client sends none by default. */
  idempotencyKey?: string | undefined;
  /** Headers of this call, beside those of the client. */
  headers?: Headers;
}

/** Input that need not be valid: query and body may have missing, additional or badly typed fields. */
interface AnyInput<N extends CallName> extends Omit<CallInput<N>, 'query' | 'body'> {
  /** A text is sent unchanged, for example with a field that is given twice. */
  query?: object | string | undefined;
  body?: unknown;
}

/** The envelope of either kind. The data of a conflict is usually the current state, so it has the type of the reply. */
type ReplyBody<Data> =
  (SuccessEnvelope<Data> & { errors?: undefined }) | (Omit<FailureEnvelope, 'data'> & { data: Data });

export interface Answer<Data, Body = ReplyBody<Data>> {
  status: number;
  headers: globalThis.Headers;
  body: Body;
}

type BareCall = { envelope: false } | { csv: true } | { ics: true } | { pdf: true };

/** Without an envelope or with a file, the body is the reply itself, or the envelope of a failure. */
type AnswerOf<N extends CallName> = (typeof calls)[N] extends BareCall
  ? Answer<CallReply<N>, CallReply<N> & Partial<FailureEnvelope>>
  : Answer<CallReply<N>>;

/** The code of a success is null. */
type Outcome = [status: number, code: ErrorCode | null];

export interface Client {
  /**
   * Returns the call's reply.
   * @throws Error with status, code, message and field errors, unless the call succeeds
   */
  call<N extends CallName>(name: N, input?: CallInput<N>): Promise<CallReply<N>>;
  /**
   * Returns the status and the error code.
   * @throws Error if the call is not refused
   */
  refused<N extends CallName>(name: N, input?: AnyInput<N>): Promise<Outcome>;
  /** Returns the whole answer of either kind, for tests of headers, messages, field errors and the data of a conflict. */
  answer<N extends CallName>(name: N, input?: AnyInput<N>): Promise<AnswerOf<N>>;
}

/** A client of one API process. It sends `headers` with each call: a person's `bearer`, or none for a guest. */
export function clientOf(origin: string, headers: Headers = {}): Client {
  const answer = async <N extends CallName>(name: N, input: AnyInput<N> = {}) =>
    (await send(origin, name, { ...input, headers: { ...headers, ...input.headers } })) as AnswerOf<N>;
  return {
    answer,
    call: async (name, input) => {
      const { status, body } = await answer(name, input);
      if (status !== calls[name].status) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
      return (calls[name].envelope && isEnvelope(body) ? body.data : body) as CallReply<typeof name>;
    },
    refused: async (name, input) => {
      const refusal = await answer(name, input);
      if (refusal.status < 400) throw new Error(`${name} is not refused: ${refusal.status}`);
      return outcomeOf(refusal);
    },
  };
}

/** A multipart body of files and text fields. */
export function formOf(parts: Readonly<Record<string, string | File | readonly (string | File)[]>>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(parts)) {
    for (const value of Array.isArray(values) ? values : [values]) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, value.name);
    }
  }
  return form;
}

/**
 * Returns the data of a successful call.
 * @throws Error with status, code, message and field errors, if the call was refused
 */
export function dataOf<Data>({ status, body }: Answer<Data>): Data {
  if (!body.isSuccess)
    throw new Error(`${status} ${body.errorCode}: ${body.message} ${JSON.stringify(body.errors ?? [])}`);
  return body.data;
}

export const outcomeOf = ({ status, body }: Pick<Answer<unknown, unknown>, 'status' | 'body'>): Outcome => [
  status,
  isEnvelope(body) ? body.errorCode : null,
];

const clientCalls = clientCallsOf(calls);

async function send<N extends CallName>(
  origin: string,
  name: N,
  input: AnyInput<N>,
): Promise<Answer<unknown, unknown>> {
  const { query = {}, form, headers, ...rest } = input;
  const { path, ...request } = requestTo(clientCalls[name], rest);
  const search = searchOf(query);
  const answer = await fetch(`${origin}/api${path}${search && `?${search}`}`, {
    ...request,
    headers: { ...request.headers, ...headers },
    body: form ?? request.body,
    redirect: 'manual',
  });
  return { status: answer.status, headers: answer.headers, body: await contentOf(answer) };
}

/** Leaves out undefined fields. */
function searchOf(query: object | string): string {
  if (typeof query === 'string') return query;
  const fields = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(Object.fromEntries(fields.map(([key, value]) => [key, String(value)]))).toString();
}

/** Parses JSON, and returns other text as a string and anything else as bytes. */
async function contentOf(answer: Response): Promise<unknown> {
  const type = answer.headers.get('content-type') ?? 'text/plain';
  if (type.includes('json')) return answer.json();
  return type.startsWith('text/') ? answer.text() : Buffer.from(await answer.arrayBuffer());
}

const isEnvelope = (body: unknown): body is ReplyBody<unknown> =>
  typeof body === 'object' && body !== null && 'isSuccess' in body;
