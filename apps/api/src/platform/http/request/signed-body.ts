import { createHmac, timingSafeEqual } from 'node:crypto';

/** The maximum age, or lead, of a signed call: long enough for a slow network, too short for a replay. */
const toleranceSeconds = 5 * 60;

/**
 * Signs as `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body">`. The signature covers the time, so an old call cannot pass
 * as new.
 */
export function sign(secret: string, body: string | Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

/** @param keys the accepted keys; one of them must have signed */
export function isSigned(keys: readonly string[], body: Buffer, header: string | undefined, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (match === null) return false;
  const [, time = '', given = ''] = match;
  const seconds = Number(time);
  const isFresh = Math.abs(now.getTime() / 1000 - seconds) <= toleranceSeconds;
  const signature = Buffer.from(given, 'hex');
  return isFresh && keys.some((key) => timingSafeEqual(signature, digest(key, seconds, body)));
}

function digest(secret: string, seconds: number, body: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
