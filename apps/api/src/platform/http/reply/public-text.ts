import { hash } from 'node:crypto';
import type { ApiRequest, ApiResponse } from '../request/request.js';
import { matchesEntityTag } from './conditional.interceptor.js';

/** A text that was written once for every visitor, such as a feed. */
export class PublicText {
  readonly etag: string;

  /** @param type without the charset */
  constructor(
    readonly type: string,
    readonly content: string,
  ) {
    this.etag = `"${hash('sha1', content, 'base64url')}"`;
  }

  /** Sends the text, or 304 if the client's copy is current. Clients and proxies keep it for five minutes. */
  send(request: ApiRequest, response: ApiResponse): void {
    response.setHeader('ETag', this.etag);
    response.setHeader('Cache-Control', 'public, max-age=300');
    if (matchesEntityTag(request.headers['if-none-match'], this.etag)) {
      response.status(304).end();
      return;
    }
    response.setHeader('Content-Type', `${this.type}; charset=utf-8`);
    response.end(this.content);
  }
}
