import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { from, mergeMap, type Observable } from 'rxjs';
import type { ApiResponse } from '../../request/request.js';
import { CsvFile } from './csv-file.js';

/**
 * Streams a CSV file row by row with backpressure. A failure midway aborts the response, so a partial file never looks
 * complete.
 */
@Injectable()
export class CsvInterceptor implements NestInterceptor<CsvFile, undefined> {
  intercept(context: ExecutionContext, next: CallHandler<CsvFile>): Observable<undefined> {
    const response = context.switchToHttp().getResponse<ApiResponse>();
    return next.handle().pipe(mergeMap((file) => from(send(file, response))));
  }
}

async function send(file: CsvFile, response: ApiResponse): Promise<undefined> {
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="${file.fileName}"`);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('x-total-rows', String(file.total));
  try {
    await pipeline(Readable.from(file.pieces, { objectMode: false }), response);
  } catch (error) {
    // The client has gone, so there is no one left to report the error to.
    if (!isPrematureClose(error)) throw error;
  } finally {
    await file.close();
  }
  return undefined;
}

const isPrematureClose = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
