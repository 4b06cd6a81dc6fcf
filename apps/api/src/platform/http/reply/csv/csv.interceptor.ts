import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AuditSubject, exportedRecords } from '@dronesoccer/contracts';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { from, mergeMap, type Observable } from 'rxjs';
import { Audit } from '../../../audit/index.js';
import type { ApiRequest, ApiResponse } from '../../request/request.js';
import { CsvFile } from './csv-file.js';

/**
 * Streams a CSV file row by row with backpressure. A failure midway aborts the response, so a partial file never looks
 * complete. A file with personal data is audited before its first row leaves, on the connection that reads the rows:
 * as many exports as the pool has connections would otherwise wait for one more connection each.
 */
@Injectable()
export class CsvInterceptor implements NestInterceptor<CsvFile, undefined> {
  constructor(private readonly audit: Audit) {}

  intercept(context: ExecutionContext, next: CallHandler<CsvFile>): Observable<undefined> {
    const http = context.switchToHttp();
    const answer = async (file: CsvFile) => {
      await this.record(file, http.getRequest<ApiRequest>());
      return send(file, http.getResponse<ApiResponse>());
    };
    return next.handle().pipe(mergeMap((file) => from(answer(file))));
  }

  private async record(file: CsvFile, { endpoint, caller, params, query }: ApiRequest): Promise<void> {
    const subjectType = auditedRecords[endpoint?.name ?? ''] ?? null;
    if (subjectType === null) return;
    await file.announce((executor) =>
      this.audit.write(executor, {
        ...{ actorId: caller?.id ?? null, action: 'list.exported', subjectType },
        subjectId: typeof params['id'] === 'string' ? params['id'] : null,
        after: { ...query, ...('search' in query && { search: hiddenSearch }), rows: file.total },
      }),
    );
  }
}

/** An endpoint's name is a string, because tests have endpoints outside the map of calls. */
const auditedRecords: Readonly<Record<string, AuditSubject | null>> = exportedRecords;

/** A search may hold the name or the address of a person, which an erasure would not find in the audit. */
const hiddenSearch = '…';

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
