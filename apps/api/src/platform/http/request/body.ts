import { limits } from '@dronesoccer/contracts';
import getRawBody from 'raw-body';
import { AppError } from '../../errors/index.js';
import type { MediaType } from '../endpoint/endpoint-definition.js';
import type { ApiRequest } from './request.js';

/** Whether the request carries a body at all; an empty one counts as none. */
function hasBody(request: ApiRequest): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** A body that is read into memory comes within this time; files, which go to disk, may take the server's own. */
const slowestMs = 25_000;

/**
 * Reads a JSON or form body into `request.body` once the caller is known to be allowed in, so that strangers cannot
 * make the server buffer and parse. Anything that is not the announced kind is refused with its own 4xx.
 * The bytes are read as Express's own parsers read them, but not by those: `express.json` reads a body that is too long to
 * its end before it refuses it, and takes UTF-16.
 */
export async function readBody(request: ApiRequest, accepted: MediaType, withinMs = slowestMs): Promise<void> {
  if (!hasBody(request)) {
    request.body = undefined;
    return;
  }
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='));
  if (type.trim() !== accepted || (charset !== undefined && !/^charset="?utf-8"?$/.test(charset))) {
    throw new AppError('COMMON_005');
  }
  if (request.headers['content-encoding'] !== undefined && request.headers['content-encoding'] !== 'identity') {
    throw new AppError('COMMON_005');
  }
  // Multipart bodies are streamed by the upload interceptor of their own call.
  if (accepted === 'multipart/form-data') return;
  const raw = await collect(request, withinMs);
  request.rawBody = raw;
  request.body =
    accepted === 'application/json' ? parseJson(raw) : Object.fromEntries(new URLSearchParams(raw.toString()));
}

function parseJson(raw: Buffer): unknown {
  if (raw.length === 0) return undefined;
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new AppError('COMMON_003');
  }
}

async function collect(request: ApiRequest, withinMs: number): Promise<Buffer> {
  // No answer is sent any more: a client that takes this long over 100 KB keeps a socket, not a conversation.
  const late = setTimeout(() => request.destroy(), withinMs);
  try {
    return await getRawBody(request, {
      length: request.headers['content-length'] ?? null,
      limit: limits.jsonBodyBytes,
    });
  } catch (error) {
    // The rest is let through unread; the answer closes the connection.
    request.resume();
    throw new AppError(isTooLarge(error) ? 'COMMON_004' : 'COMMON_003', { cause: error });
  } finally {
    clearTimeout(late);
  }
}

const isTooLarge = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 413;
