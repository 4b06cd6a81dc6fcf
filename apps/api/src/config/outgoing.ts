import { createPrivateKey } from 'node:crypto';
import type { EnvironmentReader } from './reader.js';

/** The key that signs emails (DKIM, RFC 6376). */
export interface DkimKey {
  readonly domain: string;
  /** The selector under which the domain's DNS records publish the public key. */
  readonly selector: string;
  /** An RSA key in PEM format. */
  readonly privateKey: string;
}

/** The account at a text-message service with a Twilio-compatible API. */
export interface SmsAccount {
  /** The base address of the service's API, such as https://api.twilio.com. */
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** The number or name that messages are sent from. */
  readonly sender: string;
}

/** Returns null if emails leave unsigned because the mail server signs them. */
export function readDkim(read: EnvironmentReader): DkimKey | null {
  const names = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'];
  if (names.every((name) => read.optional(name) === null)) return null;
  // A PEM key has many lines, but an env file allows only one, so the line breaks are escaped.
  const privateKey = read.text('DKIM_PRIVATE_KEY').replaceAll('\\n', '\n');
  if (!isRsaKey(privateKey)) read.problems.push('DKIM_PRIVATE_KEY must be an RSA key in PEM, of 1024 bits or more');
  return { domain: read.text('DKIM_DOMAIN'), selector: read.text('DKIM_SELECTOR'), privateKey };
}

function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 1024;
  } catch {
    return false;
  }
}

export function readSms(read: EnvironmentReader): SmsAccount | null {
  const names = ['SMS_URL', 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_SENDER'];
  const namesSet = names.filter((name) => read.optional(name) !== null);
  if (namesSet.length === 0) return null;
  return {
    url: read.url('SMS_URL', ['https:', 'http:']).replace(/\/$/, ''),
    account: read.text('SMS_ACCOUNT'),
    token: read.text('SMS_TOKEN'),
    sender: read.text('SMS_SENDER'),
  };
}
