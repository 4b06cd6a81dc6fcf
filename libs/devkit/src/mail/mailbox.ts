import { createServer, type ServerResponse } from 'node:http';
import { listPage, MAILBOX_PATH, mailHtml, mailPage, missingPage, styles } from './page.ts';
import type { MailStore } from './store.ts';

const PAGE_POLICY = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";
/** A displayed email can do nothing: without `allow-same-origin`, it has no access to the surrounding page. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'";

/**
 * Serves the mailbox's pages under `/dev/mailbox` on a separate port. Programs can call two endpoints:
 * - `GET /dev/mailbox/messages.json?to=&subject=` (oldest first)
 * - `DELETE /dev/mailbox/messages.json`
 */
export async function startMailbox(
  { host, port }: { host: string; port: number },
  store: MailStore,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    // Prevents DNS rebinding: another site could point its own name here, but then the browser sends that name as the
    // host.
    if (!/^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(request.headers.host ?? '')) {
      return send(response, 404, 'text/html', missingPage());
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox');
    const [, id = '', part] = /^\/([^/]*)(?:\/(html))?$/.exec(pathname.slice(MAILBOX_PATH.length) || '/') ?? [];
    if (!pathname.startsWith(MAILBOX_PATH)) return send(response, 404, 'text/html', missingPage());
    if (id === '') return send(response, 200, 'text/html', listPage(store.list()));
    if (id === 'style.css') return send(response, 200, 'text/css', styles);
    if (id === 'messages.json') {
      if (request.method === 'DELETE') {
        void store.clear().then(() => send(response, 200, 'application/json', '[]'));
        return;
      }
      const filter = { to: searchParams.get('to') ?? undefined, subject: searchParams.get('subject') ?? undefined };
      return send(response, 200, 'application/json', JSON.stringify(store.list(filter)));
    }
    const mail = store.find(id);
    if (!mail) return send(response, 404, 'text/html', missingPage());
    if (part === 'html') return send(response, 200, 'text/html', mailHtml(mail), MAIL_POLICY);
    return send(response, 200, 'text/html', mailPage(store.list(), mail));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, type: string, body: string, policy = PAGE_POLICY): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Cache-Control': 'no-store',
  });
  response.end(body);
}
