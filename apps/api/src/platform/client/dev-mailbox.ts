import { request as send } from 'node:http';
import { Router } from 'express';

const shown = new Set([
  'content-type',
  'content-length',
  'cache-control',
  'content-security-policy',
  'x-frame-options',
]);

/** Proxies /dev/mailbox to the launcher's mail sink, so mails can be read on the site's own address. */
export function devMailbox(origin: string): Router {
  const router = Router();
  router.use('/dev/mailbox', (request, response, next) => {
    // The rest of the path, never the URL as sent: a request line may name another host altogether.
    const forwarded = send(new URL(`/dev/mailbox${request.url}`, origin), { method: request.method });
    forwarded.once('error', next);
    forwarded.once('response', (answer) => {
      response.status(answer.statusCode ?? 502);
      for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && shown.has(name)) response.setHeader(name, value);
      }
      answer.pipe(response);
    });
    request.pipe(forwarded);
  });
  return router;
}
