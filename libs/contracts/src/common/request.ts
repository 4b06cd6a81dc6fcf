import type { Call } from './call.ts';

/** The data about a call that a client needs to make it. Descriptions, error codes and limits stay on the server. */
export interface ClientCall extends Pick<Call, 'part' | 'method' | 'path' | 'envelope' | 'idempotent'> {
  /**
   * Login, registration and similar calls. They are made without a session, so a 401 from them concerns the password.
   */
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
  /** The JSON body; undefined for a call without a body. */
  body?: unknown;
  /** The access token; not sent if the call signs in. */
  token?: string | null | undefined;
  /** The idempotency key; not sent if the call takes none. */
  idempotencyKey?: string | undefined;
}

export interface CallRequest {
  method: Call['method'];
  /** The path below `/api`, with its parameters filled in and without a query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Builds the HTTP request for a call, for any kind of client. */
export function requestTo(call: ClientCall, { params, body, token, idempotencyKey }: RequestInput): CallRequest {
  const headers: Record<string, string> = {};
  if (token && !call.signsIn) headers['authorization'] = `Bearer ${token}`;
  if (call.idempotent && idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const path = filledPath(call.path, params);
  return { method: call.method, path, headers, body: body === undefined ? null : JSON.stringify(body) };
}

/** Returns the path with its `:params` filled in and encoded. */
const filledPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
