import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../../../config/index.js';

type Header = readonly [name: string, value: string];

/** Extra sources that one page may use; all other pages get the strict policy. */
export interface PolicyExceptions {
  /** Hashes of inline scripts that the build itself wrote into a page. */
  scriptHashes?: readonly string[];
  /** Origins whose scripts a page loads, and which those call. */
  scriptOrigins?: readonly string[];
  /** The API's own documentation page styles itself inline. */
  inlineStyles?: boolean;
}

/**
 * Helmet's headers, computed once: they are the same for every reply, and running helmet for each request costs more
 * than many of the requests themselves.
 */
export function securityHeaders(config: Config, exceptions: PolicyExceptions = {}): readonly Header[] {
  const { scriptOrigins = [] } = exceptions;
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(exceptions.scriptHashes ?? []), ...scriptOrigins],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...(exceptions.inlineStyles ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...config.http.connectOrigins, ...scriptOrigins],
        mediaSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameSrc: ["'none'"],
        frameAncestors: ["'none'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        ...(config.isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: config.isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  const headers: Header[] = [];
  const recorder = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  apply({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  headers.push(permissions(''));
  return headers;
}

const permissions = (camera: 'self' | ''): Header => [
  'Permissions-Policy',
  `geolocation=(self), camera=(${camera}), microphone=(), payment=(), usb=()`,
];

/** For the page that scans tickets. A document keeps the policy that it came with, so links to that page load it anew. */
export const withCamera: Header = permissions('self');

/**
 * Lets pages of any site show a picture. Newsletter issues name our pictures, and webmail without an image proxy loads
 * them from its own origin.
 */
export const forAnySite: Header = ['Cross-Origin-Resource-Policy', 'cross-origin'];

/** What only a page obeys. With a script, a font or a picture it would be a kilobyte that nothing reads. */
const documentHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** What a browser may show as a page of its own, and run scripts in: these keep every header. */
const documentTypes = /^(?:text\/html|application\/xhtml|[\w/.+-]*xml|application\/pdf)/;

/** Takes the headers of a page off a file that is none; `nosniff` stays, so that it can never be taken for one. */
export function leaveOutDocumentHeaders(response: ServerResponse): void {
  if (documentTypes.test(String(response.getHeader('Content-Type') ?? 'text/html'))) return;
  for (const name of documentHeaders) response.removeHeader(name);
}
