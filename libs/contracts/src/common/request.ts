import type { Call } from './call.ts';

/** What a client needs to know of a call to make it; descriptions, error codes and limits stay with the server. */
export interface ClientCall extends Pick<Call, 'part' | 'method' | 'path' | 'envelope' | 'idempotent'> {
  /** Login, registration and their kin: made without a session, so that their 401 is about the password. */
  readonly signsIn: boolean;
}

export function clientCallsOf<Name extends string>(calls: Readonly<Record<Name, Call>>): Record<Name, ClientCall> {
  const entries = Object.entries<Call>(calls).map(([name, { part, method, path, envelope, idempotent, access }]) => {
    const signsIn = part === 'auth' && access === 'public';
    return [name, { part, method, path, envelope, idempotent, signsIn } satisfies ClientCall];
  });
  return Object.fromEntries(entries) as Record<Name, ClientCall>;
}

export interface RequestInput {
  params?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON; undefined for a call without a body. */
  body?: unknown;
  /** Left out where the call signs in. */
  token?: string | null | undefined;
  /** Left out where the call takes no key. */
  idempotencyKey?: string | undefined;
}

export interface CallRequest {
  method: Call['method'];
  /** Below `/api`, with its parameters filled in; without a query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** A call as it travels over HTTP, whichever program makes it. */
export function requestTo(call: ClientCall, { params, body, token, idempotencyKey }: RequestInput): CallRequest {
  const headers: Record<string, string> = {};
  if (token && !call.signsIn) headers['authorization'] = `Bearer ${token}`;
  if (call.idempotent && idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const path = filledPath(call.path, params);
  return { method: call.method, path, headers, body: body === undefined ? null : JSON.stringify(body) };
}

/** The path with its `:params` filled in and encoded. */
const filledPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
