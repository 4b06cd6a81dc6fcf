import { pipeline } from 'node:stream/promises';
import {
  type ApiRequest,
  type ApiResponse,
  forAnySite,
  leaveOutDocumentHeaders,
  matchesEntityTag,
} from '../http/index.js';
import type { StoredFile } from '../storage/index.js';

interface AboutPicture {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
}

/**
 * Answers 304 if the browser's copy is current.
 * @returns whether it answered
 */
export function sendNotModified(request: ApiRequest, response: ApiResponse, about: AboutPicture): boolean {
  if (!matchesEntityTag(request.headers['if-none-match'], about.etag)) return false;
  response.setHeader('ETag', about.etag);
  response.setHeader('Cache-Control', about.cacheControl);
  response.setHeader(...forAnySite);
  response.status(304).end();
  return true;
}

export function sendContent(response: ApiResponse, about: AboutPicture, content: Buffer): void {
  describe(response, about, content.length);
  response.end(content);
}

/** Up to this size one read is cheaper than a stream; thumbnails and cards are all smaller. */
const smallBytes = 64 * 1024;

/** Sends the file: a large one is streamed, so it takes no memory. */
export async function sendFile(
  request: ApiRequest,
  response: ApiResponse,
  about: AboutPicture,
  file: StoredFile,
): Promise<void> {
  if (file.bytes <= smallBytes && request.method !== 'HEAD') {
    sendContent(response, about, await file.content());
    return;
  }
  describe(response, about, file.bytes);
  if (request.method === 'HEAD') {
    await file.close();
    response.end();
    return;
  }
  await pipeline(file.stream(), response).catch((error: unknown) => {
    // A client that disconnects midway is not an error.
    if (!response.destroyed) throw error;
  });
}

function describe(response: ApiResponse, { type, etag, cacheControl }: AboutPicture, bytes: number): void {
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Content-Type', type);
  response.setHeader(...forAnySite);
  leaveOutDocumentHeaders(response);
  response.setHeader('Content-Length', bytes);
}
