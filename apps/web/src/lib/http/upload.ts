import type {
  CallBody,
  CallName,
  CallParams,
  CallReply,
  CallsWith,
  CallWithFiles,
  FilePartOf,
} from '@dronesoccer/contracts';
import { ApiError } from '../errors/api-error';
import { isRecord } from '../is-record';
import { requestFor, withToken, type CallOptions } from './call';
import { failureOf, readJson } from './request';

/** The names of the calls that take a file. */
type UploadCall = CallsWith<'upload'>;

export interface UploadOptions<N extends CallName> {
  params?: CallParams<N>;
  signal?: AbortSignal;
  /** Called with the sent share of the bytes, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** A multipart body: its texts (a list becomes a repeated part) and its files. */
export interface Parts<N extends CallWithFiles> {
  texts: Partial<Record<keyof CallBody<N> & string, string | readonly string[]>>;
  files?: Partial<Record<FilePartOf<N>, readonly File[]>>;
}

/** A slow connection may take a while; the server closes one that stalls. */
const timeoutMs = 10 * 60_000;

/**
 * Uploads a file and returns the call's data. It uses XMLHttpRequest, because `fetch` reports no upload progress.
 * @throws ApiError if the upload fails
 */
export async function uploadFile<N extends UploadCall>(
  name: N,
  file: File,
  options: UploadOptions<N> = {},
): Promise<CallReply<N>> {
  const body = new FormData();
  body.append('file', file);
  return upload(name, body, options);
}

/** Uploads texts and files together. */
export async function sendParts<N extends CallWithFiles>(
  name: N,
  { texts, files = {} }: Parts<N>,
  options: UploadOptions<N> = {},
): Promise<CallReply<N>> {
  const body = new FormData();
  for (const [part, value] of Object.entries<string | readonly string[] | undefined>(texts)) {
    for (const each of value === undefined ? [] : [value].flat()) body.append(part, each);
  }
  for (const [part, some] of Object.entries<readonly File[] | undefined>(files)) {
    for (const file of some ?? []) body.append(part, file);
  }
  return upload(name, body, options);
}

async function upload<N extends CallName>(
  name: N,
  body: FormData,
  { params, signal, onProgress }: UploadOptions<N>,
): Promise<CallReply<N>> {
  const answer = await withToken(name, async (token) => {
    const { url, method, headers } = requestFor(name, { params } as Partial<CallOptions<N>>, token);
    const response = await send({ url, method, headers, body, signal, onProgress });
    const json = await readJson(response);
    if (!response.ok) throw await failureOf(response, json);
    return json;
  });
  if (!isRecord(answer) || answer.isSuccess !== true) throw new ApiError({ kind: 'network', status: 0 });
  return answer.data as CallReply<N>;
}

interface UploadRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: FormData;
  signal: AbortSignal | undefined;
  onProgress: ((part: number) => void) | undefined;
}

function send({ url, method, headers, body, signal, onProgress }: UploadRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    request.withCredentials = true;
    request.timeout = timeoutMs;
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total);
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? '';
      const retryAfter = request.getResponseHeader('retry-after');
      const answered = new Headers({ 'content-type': type, ...(retryAfter !== null && { 'retry-after': retryAfter }) });
      resolve(new Response(request.responseText, { status: request.status, headers: answered }));
    };
    request.onerror = () => reject(new ApiError({ kind: 'network', status: 0 }));
    request.ontimeout = () => reject(new ApiError({ kind: 'timeout', status: 0 }));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) reject(new DOMException('The upload was stopped', 'AbortError'));
    else request.send(body);
  });
}
