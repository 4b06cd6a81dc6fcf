import { request as send } from 'node:http';
import { isIP } from 'node:net';
import { Router } from 'express';

const shownHeaders = new Set([
  'content-type',
  'content-length',
  'cache-control',
  'content-security-policy',
  'x-frame-options',
]);

/**
 * Prevents DNS rebinding: another site could point its own name at this machine and read the emails in the visitor's
 * browser. So only hosts that no one can point elsewhere are answered.
 */
function isOurs(host: string, webOrigin: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isAddress || hostname === 'localhost' || hostname === new URL(webOrigin).hostname;
}

/** Proxies /dev/mailbox to the launcher's mail sink, so that emails can be read at the site's own address. */
export function devMailbox(origin: string, webOrigin: string): Router {
  const router = Router();
  router.use('/dev/mailbox', (request, response, next) => {
    if (!isOurs(request.headers.host ?? '', webOrigin)) {
      next();
      return;
    }
    // Uses the rest of the path, never the URL as sent, because a request line may name another host altogether.
    // The sink answers only to local names, whatever its own name is here; the browser's host was checked above.
    const headers = { host: 'localhost' };
    const forwarded = send(new URL(`/dev/mailbox${request.url}`, origin), { method: request.method, headers });
    forwarded.once('error', next);
    forwarded.once('response', (answer) => {
      response.status(answer.statusCode ?? 502);
      for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && shownHeaders.has(name)) response.setHeader(name, value);
      }
      answer.pipe(response);
    });
    request.pipe(forwarded);
  });
  return router;
}
