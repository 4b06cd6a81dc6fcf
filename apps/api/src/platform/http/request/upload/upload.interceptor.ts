import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type FilePart, type ErrorCode, limits, serverLimits } from '@dronesoccer/contracts';
import type { RequestHandler } from 'express';
import multer from 'multer';
import { from, type Observable, switchMap, finalize } from 'rxjs';
import { ScratchFolder } from '../../../storage/index.js';
import { AppError } from '../../../errors/index.js';
import { endpointOf, type EndpointDefinition } from '../../endpoint/endpoint-definition.js';
import { isHostile } from '../hostile-input.js';
import type { ApiRequest, ApiResponse } from '../request.js';
import { bodyClassesOf } from '../validation/request-class.js';
import { refuseFields } from '../validation/no-fields.js';
import type { SentFile } from './sent-file.js';

/**
 * The limits on the number and length of the text fields beside the files. If a call describes no text fields, they are
 * still read, so that its rejection can name them.
 */
const textsOf = {
  described: { fields: 40, fieldSize: serverLimits.jsonBodyBytes },
  undescribed: { fields: 8, fieldSize: 4_000 },
} as const;
/** Bytes that boundaries, part headers and text fields add to the files. */
const overheadBytes = 64 * 1024 + serverLimits.jsonBodyBytes;

const chooseFile = { en: 'Choose a file', fr: 'Choisissez un fichier' };

/**
 * Reads the multipart body of a call that takes files, after the guards have admitted the caller. Files are streamed to
 * disk, so slow clients use no memory, and are deleted once the reply is sent, whatever the reply was.
 */
@Injectable()
export class UploadInterceptor implements NestInterceptor<unknown, unknown> {
  private readonly readers = new Map<EndpointDefinition, RequestHandler>();

  constructor(private readonly scratch: ScratchFolder) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<ApiRequest>();
    const endpoint = endpointOf(context.getHandler());
    if (endpoint === undefined) throw new AppError('COMMON_001');
    const classes = bodyClassesOf(context.getClass().prototype as object, context.getHandler().name);
    const reader = this.readerOf(endpoint, textsOf[classes.length > 0 ? 'described' : 'undescribed']);
    return from(this.receive(request, http.getResponse<ApiResponse>(), { endpoint, reader })).pipe(
      switchMap(() => next.handle()),
      finalize(() => {
        for (const { path } of Object.values(request.sentFiles ?? {}).flat()) void rm(path, { force: true });
      }),
    );
  }

  private async receive(
    request: ApiRequest,
    response: ApiResponse,
    { endpoint, reader }: { endpoint: EndpointDefinition; reader: RequestHandler },
  ) {
    const { failures, files } = endpoint;
    if (Number(request.headers['content-length'] ?? 0) > bytesOf(endpoint) + overheadBytes) {
      throw new AppError('COMMON_004');
    }
    await new Promise<void>((resolve, reject) => {
      void reader(request, response, (error: unknown) => {
        if (error) reject(refusalOf(error, failures));
        else resolve();
      });
    });
    const sent = Object.entries((request.files ?? {}) as Record<string, Express.Multer.File[]>);
    const sentFiles = Object.fromEntries(sent.map(([part, some]) => [part, some.map(sentFile)]));
    request.sentFiles = sentFiles;
    if (isHostile({ ...(request.body as object) })) throw new AppError(failures.validation);
    refuseFields({ ...(request.body as object) }, endpoint);
    const missing = Object.keys(files).filter((part) => !files[part]?.optional && sentFiles[part] === undefined);
    if (missing.length > 0) {
      throw new AppError(failures.validation, { errors: missing.map((field) => ({ field, message: chooseFile })) });
    }
  }

  /** Returns the multipart reader for the call's parts, created on its first request. */
  private readerOf(endpoint: EndpointDefinition, texts: { fields: number; fieldSize: number }): RequestHandler {
    const known = this.readers.get(endpoint);
    if (known) return known;
    const count = countOf(endpoint);
    const reader = multer({
      // Browsers send the names of files in UTF-8 and do not say so.
      defParamCharset: 'utf8',
      storage: multer.diskStorage({
        destination: (_request, _file, done) => {
          this.scratch.path.then(
            (path) => done(null, path),
            (error: Error) => done(error, ''),
          );
        },
        filename: (_request, _file, done) => done(null, `${randomUUID()}.upload`),
      }),
      limits: {
        fileSize: Math.max(...Object.values(endpoint.files).map(bytesOfOne)),
        files: count,
        ...texts,
        parts: texts.fields + count,
        fieldNameSize: 100,
        headerPairs: 20,
        fieldNestingDepth: 0,
      },
    }).fields(Object.entries(endpoint.files).map(([name, { max }]) => ({ name, maxCount: max })));
    this.readers.set(endpoint, reader);
    return reader;
  }
}

/** Returns the maximum number of files in a call. */
const countOf = ({ files }: EndpointDefinition): number =>
  Object.values(files).reduce((count, { max }) => count + max, 0);

const sentFile = (file: Express.Multer.File): SentFile => ({
  path: file.path,
  bytes: file.size,
  name: readableName(file.originalname),
});

/** Returns the base name without control characters; browsers send plain names, but other clients may not. */
function readableName(name: string): string {
  const last = name.toWellFormed().split(/[\\/]/).pop() ?? '';
  return last.replaceAll(/\p{Cc}/gu, '').slice(0, 200);
}

/** A malformed body is the client's fault; a disk that cannot be written is ours. */
function refusalOf(thrown: unknown, codes: EndpointDefinition['failures']): Error {
  const error = thrown instanceof Error ? thrown : new Error('The body could not be read', { cause: thrown });
  return 'errno' in error ? error : new AppError(codeOf(error, codes), { cause: error });
}

function codeOf(error: Error, codes: EndpointDefinition['failures']): ErrorCode {
  if (!(error instanceof multer.MulterError)) return codes.invalidData;
  return error.code === 'LIMIT_FILE_SIZE' ? 'COMMON_004' : codes.validation;
}

const bytesOfOne = ({ bytes = limits.uploadBytes }: FilePart): number => bytes;

/** The number of bytes that the files of a call may have altogether. */
const bytesOf = ({ files }: EndpointDefinition): number =>
  Object.values(files).reduce((bytes, part) => bytes + part.max * bytesOfOne(part), 0);
