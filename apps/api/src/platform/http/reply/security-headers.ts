import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../../../config/index.js';

type Header = readonly [name: string, value: string];

/** Extra sources that one page may use; all other pages get the strict policy. */
export interface PolicyExceptions {
  /** Hashes of inline scripts that the build itself wrote into a page. */
  scriptHashes?: readonly string[];
  /** The API's own documentation page styles itself inline. */
  inlineStyles?: boolean;
}

/**
 * Helmet's headers, computed once: they are the same for every reply, and running helmet for each request costs more
 * than many of the requests themselves.
 */
export function securityHeaders(config: Config, exceptions: PolicyExceptions = {}): readonly Header[] {
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(exceptions.scriptHashes ?? [])],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...(exceptions.inlineStyles ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...config.http.connectOrigins],
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
  headers.push(['Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()']);
  return headers;
}
