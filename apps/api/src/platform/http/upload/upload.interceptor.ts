import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type ErrorCode, limits } from '@dronesoccer/contracts';
import multer from 'multer';
import { from, type Observable, switchMap, finalize } from 'rxjs';
import { ScratchFolder } from '../../storage/index.js';
import { AppError } from '../app-error.js';
import { endpointOf, type EndpointDefinition } from '../endpoint-definition.js';
import { isHostile } from '../hostile-input.js';
import type { ApiRequest, ApiResponse } from '../request.js';

/** Texts that may come beside the file. */
const maxFields = 8;
/** What boundaries, part headers and those texts add to the file. */
const overheadBytes = 64 * 1024;

const missing = { en: 'Choose a file', fr: 'Choisissez un fichier' };

/**
 * Reads the multipart body of a call that takes a file, after the guards have let the caller in. The file goes to disk
 * as it comes, so that slow senders hold no memory, and is gone when the answer is out, whatever the answer was.
 */
@Injectable()
export class UploadInterceptor implements NestInterceptor<unknown, unknown> {
  private readonly read: ReturnType<multer.Multer['single']>;

  constructor(scratch: ScratchFolder) {
    this.read = multer({
      storage: multer.diskStorage({
        destination: (_request, _file, done) => {
          scratch.path.then(
            (path) => done(null, path),
            (error: Error) => done(error, ''),
          );
        },
        filename: (_request, _file, done) => done(null, `${randomUUID()}.upload`),
      }),
      limits: {
        fileSize: limits.uploadBytes,
        files: 1,
        fields: maxFields,
        parts: maxFields + 1,
        fieldSize: 4_000,
        fieldNameSize: 100,
        headerPairs: 20,
        fieldNestingDepth: 0,
      },
    }).single('file');
  }

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<ApiRequest>();
    const endpoint = endpointOf(context.getHandler());
    if (endpoint === undefined) throw new AppError('COMMON_001');
    return from(this.receive(request, http.getResponse<ApiResponse>(), endpoint.failures)).pipe(
      switchMap(() => next.handle()),
      finalize(() => {
        if (request.sentFile) void rm(request.sentFile.path, { force: true });
      }),
    );
  }

  private async receive(request: ApiRequest, response: ApiResponse, codes: EndpointDefinition['failures']) {
    if (Number(request.headers['content-length'] ?? 0) > limits.uploadBytes + overheadBytes) {
      throw new AppError('COMMON_004');
    }
    await new Promise<void>((resolve, reject) => {
      this.read(request, response, (error: unknown) => {
        if (error) reject(refusalOf(error, codes));
        else resolve();
      });
    });
    const { file } = request;
    if (file !== undefined) {
      request.sentFile = { path: file.path, bytes: file.size, name: readableName(file.originalname) };
    }
    if (isHostile({ ...(request.body as object) })) throw new AppError(codes.validation);
    if (file === undefined) {
      throw new AppError(codes.validation, { errors: [{ field: 'file', message: missing }] });
    }
  }
}

/** The last part of the name, without what a text must not hold; browsers send plain names, others may not. */
function readableName(name: string): string {
  const last = name.toWellFormed().split(/[\\/]/).pop() ?? '';
  return last.replaceAll(/\p{Cc}/gu, '').slice(0, 200);
}

/** A broken body is the sender's doing; a disk that cannot be written is ours. */
function refusalOf(thrown: unknown, codes: EndpointDefinition['failures']): Error {
  const error = thrown instanceof Error ? thrown : new Error('The body could not be read', { cause: thrown });
  return 'errno' in error ? error : new AppError(codeOf(error, codes), { cause: error });
}

function codeOf(error: Error, codes: EndpointDefinition['failures']): ErrorCode {
  if (!(error instanceof multer.MulterError)) return codes.invalidData;
  return error.code === 'LIMIT_FILE_SIZE' ? 'COMMON_004' : codes.validation;
}
