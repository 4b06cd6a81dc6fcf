import { createHash } from 'node:crypto';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../../../config/index.js';

type Header = readonly [name: string, value: string];

/** Extra sources that one page may use; all other pages get the strict policy. */
interface PolicyExceptions {
  /** Hashes of inline scripts that the build wrote into a page. */
  scriptHashes?: readonly string[];
  /** Origins that a page loads scripts from and that these scripts call. */
  scriptOrigins?: readonly string[];
  /** True for the API's documentation page, which has inline styles. */
  inlineStyles?: boolean;
}

/**
 * Returns Helmet's headers, computed once: they are the same for every reply, and running Helmet for each request would
 * cost more than many of the requests themselves.
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

/** Adds the style attributes with these values to a policy that allows none. */
export function allowStyles(policy: string, values: readonly string[]): string {
  if (values.length === 0) return policy;
  const hashes = values.map((value) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`);
  return `${policy};style-src-attr 'unsafe-hashes' ${hashes.join(' ')}`;
}

const permissions = (camera: 'self' | ''): Header => [
  'Permissions-Policy',
  `geolocation=(self), camera=(${camera}), microphone=(), payment=(), usb=()`,
];

/**
 * Allows the camera on the page that scans tickets. A document keeps its initial policy, so links to that page reload
 * it.
 */
export const withCamera: Header = permissions('self');

/**
 * Lets pages of any site show a picture. Newsletter issues link to our pictures, and webmail without an image proxy
 * loads them directly from our origin.
 */
export const forAnySite: Header = ['Cross-Origin-Resource-Policy', 'cross-origin'];

/** Headers that only a page obeys. With a script, a font or a picture, they would waste a kilobyte. */
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

/** Types that a browser may show as a page, and run scripts in. They keep every header. */
const documentTypes = /^(?:text\/html|application\/xhtml|[\w/.+-]*xml|application\/pdf)/;

/** Removes the page headers from any other file. `nosniff` stays, so that the file can never be taken for a page. */
export function leaveOutDocumentHeaders(response: ServerResponse): void {
  if (documentTypes.test(String(response.getHeader('Content-Type') ?? 'text/html'))) return;
  for (const name of documentHeaders) response.removeHeader(name);
}
