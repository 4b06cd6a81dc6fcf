import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic, PrivateAddress } from './public-address.js';

/**
 * The result of probing a link: it answers, it does not exist (404, 410), it leads to a private address, or it fails.
 */
export type LinkAnswer = 'answers' | 'missing' | 'private' | 'fails';

const timeoutMs = 5_000;
const redirectsMax = 3;

/**
 * Probes whether a page exists: by HEAD, then by GET if the server does not support HEAD. Requests go only to our own
 * origin and the public internet, redirects included.
 *
 * @param own the site's own origin, which may be on this machine
 */
export async function probeLink(address: string, own: string): Promise<LinkAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const head = await follow('HEAD', new URL(address), { own, signal });
    const status = head < 400 ? head : await follow('GET', new URL(address), { own, signal });
    if (status === 404 || status === 410) return 'missing';
    return status < 400 ? 'answers' : 'fails';
  } catch (error) {
    return error instanceof PrivateAddress ? 'private' : 'fails';
  }
}

interface LinkProbe {
  own: string;
  signal: AbortSignal;
}

/**
 * Returns the status at the end of the redirects.
 * @throws PrivateAddress, or any other error if there was no response
 */
async function follow(method: 'HEAD' | 'GET', from: URL, asked: LinkProbe): Promise<number> {
  let url = from;
  for (let step = 0; step <= redirectsMax; step++) {
    const { status, location } = await ask(method, url, asked);
    if (status < 300 || status >= 400 || location === undefined) return status;
    url = new URL(location, url);
  }
  throw new Error('It redirects again and again');
}

function ask(
  method: 'HEAD' | 'GET',
  url: URL,
  { own, signal }: LinkProbe,
): Promise<{ status: number; location?: string }> {
  return new Promise((resolve, reject) => {
    const isHttps = url.protocol === 'https:';
    if (!isHttps && url.protocol !== 'http:') throw new Error('It is no page of the web');
    const isOwn = url.origin === own;
    // A literal IP address is never looked up, so check it here.
    const host = url.hostname.replace(/^\[(.+)\]$/, '$1');
    if (!isOwn && isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddress(`${host} is not public`);
    const request = (isHttps ? requestHttps : requestHttp)(
      url,
      {
        ...{ method, signal, agent: false, maxHeaderSize: 16_384 },
        ...(!isOwn && { lookup: lookupPublic }),
        headers: { 'user-agent': 'DroneSoccer link check', accept: '*/*', connection: 'close' },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        // The content does not matter, so do not read it.
        response.destroy();
        resolve({ status: statusCode, ...(headers.location !== undefined && { location: headers.location }) });
      },
    );
    request.on('error', reject);
    request.end();
  });
}
