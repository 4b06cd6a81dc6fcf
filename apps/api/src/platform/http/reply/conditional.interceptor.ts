import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { IcsFile } from './document-file.js';
import { PreparedReply } from './prepared-reply.js';
import type { ApiRequest, ApiResponse } from '../request/request.js';

/**
 * Makes a public read cacheable by browsers and proxies, and answers 304 if their copy is current. A personal document
 * is cached only by the client that requested it and revalidated each time, so no proxy can serve it once its address
 * is revoked.
 */
export class ConditionalInterceptor implements NestInterceptor<unknown, unknown> {
  private readonly cacheControl: string;

  constructor(maxAgeSeconds: number) {
    this.cacheControl = `public, max-age=${maxAgeSeconds}, must-revalidate`;
  }

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(
      map((result) => {
        const http = context.switchToHttp();
        const request = http.getRequest<ApiRequest>();
        const response = http.getResponse<ApiResponse>();
        const isDocument = result instanceof IcsFile;
        const reply = isDocument || result instanceof PreparedReply ? result : new PreparedReply(result);
        response.setHeader('ETag', reply.etag);
        response.setHeader('Cache-Control', isDocument ? 'private, no-cache' : this.cacheControl);
        // Appended, not set: with CORS the reply also depends on the origin.
        response.vary('Accept-Language');
        if (!matchesEntityTag(request.headers['if-none-match'], reply.etag)) return reply;
        response.statusCode = 304;
        response.end();
        return reply;
      }),
    );
  }
}

/** Returns whether the client's copy is current: its `If-None-Match` names the tag. */
export function matchesEntityTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });
}
