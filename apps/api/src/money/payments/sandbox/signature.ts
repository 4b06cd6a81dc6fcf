import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'x-sandbox-signature';

/** How old, or how far ahead of us, a signed call may be: long enough for a slow network, too short for a replay. */
const toleranceSeconds = 5 * 60;

/** `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body">`: the time is signed too, so an old call cannot be made young. */
export function sign(secret: string, body: string | Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

export function isSigned(secret: string, body: Buffer, header: string | undefined, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (match === null) return false;
  const [, time = '', given = ''] = match;
  const seconds = Number(time);
  const isFresh = Math.abs(now.getTime() / 1000 - seconds) <= toleranceSeconds;
  return timingSafeEqual(Buffer.from(given, 'hex'), digest(secret, seconds, body)) && isFresh;
}

function digest(secret: string, seconds: number, body: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
