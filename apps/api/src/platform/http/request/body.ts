import { serverLimits } from '@dronesoccer/contracts';
import getRawBody from 'raw-body';
import { AppError } from '../../errors/index.js';
import type { MediaType } from '../endpoint/endpoint-definition.js';
import type { ApiRequest } from './request.js';

/** Returns whether the request has a body; an empty one counts as none. */
function hasBody(request: ApiRequest): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** The time limit (ms) for a body read into memory; uploads, which go to disk, have the server's own limit. */
const slowestMs = 25_000;

/**
 * Reads a JSON or form body into `request.body`, or an email into `request.rawBody`, after access was granted, so that strangers cannot make the server
 * buffer and parse. It uses the reader beneath Express's parsers rather than `express.json`, which reads an oversized
 * body to its end before rejecting it and accepts UTF-16.
 *
 * @throws AppError COMMON_003 if the body is malformed, COMMON_004 if it is too large, COMMON_005 for another media
 * type
 */
export async function readBody(
  request: ApiRequest,
  accepted: MediaType,
  { alsoJson = false, withinMs = slowestMs } = {},
): Promise<void> {
  if (!hasBody(request)) {
    request.body = undefined;
    return;
  }
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='));
  const sent = type.trim();
  const isJson = sent === 'application/json' && (alsoJson || accepted === sent);
  if ((sent !== accepted && !isJson) || (charset !== undefined && !/^charset="?utf-8"?$/.test(charset))) {
    throw new AppError('COMMON_005');
  }
  if (request.headers['content-encoding'] !== undefined && request.headers['content-encoding'] !== 'identity') {
    throw new AppError('COMMON_005');
  }
  // The call's upload interceptor streams multipart bodies.
  if (accepted === 'multipart/form-data') return;
  const isEmail = sent === 'message/rfc822';
  const limit = isEmail ? serverLimits.returnedEmailBytes : serverLimits.jsonBodyBytes;
  const raw = await collect(request, withinMs, limit);
  request.rawBody = raw;
  // The route parses an email itself.
  if (isEmail) request.body = undefined;
  else request.body = isJson ? parseJson(raw) : Object.fromEntries(new URLSearchParams(raw.toString()));
}

function parseJson(raw: Buffer): unknown {
  if (raw.length === 0) return undefined;
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new AppError('COMMON_003');
  }
}

async function collect(request: ApiRequest, withinMs: number, limit: number): Promise<Buffer> {
  // No reply is sent: a client that takes this long over 100 KB only holds a socket.
  const late = setTimeout(() => request.destroy(), withinMs);
  try {
    return await getRawBody(request, {
      length: request.headers['content-length'] ?? null,
      limit,
    });
  } catch (error) {
    // The rest is discarded unread; the reply closes the connection.
    request.resume();
    throw new AppError(isTooLarge(error) ? 'COMMON_004' : 'COMMON_003', { cause: error });
  } finally {
    clearTimeout(late);
  }
}

const isTooLarge = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 413;
