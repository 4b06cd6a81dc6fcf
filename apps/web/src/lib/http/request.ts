import { ApiError, type FieldProblem } from '../errors/api-error';
import type { KnownFailure } from '../errors/catalogue';
import { isRecord } from '../is-record';
import { onServer } from '../on-server';

export interface WireRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
  signal: AbortSignal | null;
  timeoutMs: number;
}

/**
 * Sends one request and returns the parsed JSON. It knows nothing of tokens, envelopes or retries.
 * @throws ApiError if it fails
 */
export async function exchange(request: WireRequest): Promise<unknown> {
  const response = await send(request);
  const answer = await readJson(response);
  // The envelope marks a refusal, whatever its status.
  if (response.ok && !(isRecord(answer) && answer.isSuccess === false)) return answer;
  throw await failureOf(response, answer);
}

export async function send({ url, method, headers, body, signal, timeoutMs }: WireRequest): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await (import.meta.env.SSR ? onServer.fetch : fetch)(url, {
      method,
      headers,
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      // The auth part, which may be another host, sets the parent-domain cookie (spec 4, Auth session).
      credentials: 'include',
    });
  } catch (error) {
    // A caller that aborted expects its own abort error.
    if (signal?.aborted) throw error;
    throw new ApiError({ kind: timeout.aborted ? 'timeout' : 'network', status: 0 });
  }
}

export async function readJson(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return null;
  try {
    return await response.json();
  } catch {
    throw new ApiError({ kind: 'network', status: 0 });
  }
}

/** Converts the server's error response to an `ApiError`. */
export async function failureOf(response: Response, answer: unknown): Promise<ApiError> {
  const body = isRecord(answer) ? answer : {};
  const known = await knownFailureOf(body.errorCode);
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    kind: 'http',
    status: response.status,
    code: known?.code ?? null,
    texts: known?.texts ?? null,
    serverMessage: typeof body.message === 'string' && body.message !== '' ? body.message : null,
    fields: Array.isArray(body.errors) ? body.errors.filter(isFieldProblem) : [],
    retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
    data: body.data,
  });
}

/**
 * Most visits never fail, so the catalogue is loaded with the first failure. If it cannot be loaded, the server's text
 * is used.
 */
async function knownFailureOf(code: unknown): Promise<KnownFailure | null> {
  try {
    const { knownFailure } = await import('../errors/catalogue');
    return knownFailure(code);
  } catch {
    return null;
  }
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
}
