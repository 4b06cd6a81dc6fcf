import { isLocalOrigin } from '@dronesoccer/domain';
import { developmentSecrets } from './development-secrets.js';
import type { EnvironmentReader } from './reader.js';

const publishedSecrets = Object.values(developmentSecrets).map((value) => value.replace(/^\w+:/, ''));

/** A variable's name and the secrets that it holds. */
type Secrets = readonly [name: string, values: readonly string[]];

interface Installation {
  readonly secrets: readonly Secrets[];
  readonly webOrigin: string;
  readonly devMailboxUrl: string | null;
  readonly paymentProvider: string;
}

/** Reports settings that are well formed but unsafe for a public installation. */
export function checkProductionConfig(
  read: EnvironmentReader,
  { secrets, webOrigin, devMailboxUrl, paymentProvider }: Installation,
): void {
  const setSecrets = secrets
    .flatMap(([name, values]) => values.map((value) => [name, value] as const))
    .filter(([, value]) => value !== '');
  for (const [index, [name, value]] of setSecrets.entries()) {
    const same = setSecrets.slice(0, index).find(([, other]) => other === value);
    if (publishedSecrets.some((known) => value.includes(known))) {
      read.problems.push(`${name} is a secret of the repository, which everyone can read`);
    } else if (isWeak(value)) {
      read.problems.push(`${name} can be guessed: make it with openssl rand -hex 32`);
    } else if (same !== undefined) {
      read.problems.push(`${name} has the same secret as ${same[0]}: each needs its own`);
    }
  }
  if (isLocalOrigin(webOrigin)) return;
  if (webOrigin.startsWith('http:')) {
    read.problems.push('WEB_ORIGIN must begin with https: unless it is this machine, or cookies travel in the clear');
  }
  // Development features would expose other people's emails or hand out goods without payment.
  if (devMailboxUrl !== null) {
    read.problems.push('DEV_MAILBOX_URL shows every mail: it needs a WEB_ORIGIN on this machine');
  }
  if (paymentProvider === 'sandbox') {
    read.problems.push('PAYMENT_PROVIDER sandbox takes no real money: it needs a WEB_ORIGIN on this machine');
  }
}

/**
 * Returns true for few distinct characters or a repeated pattern. A random hexadecimal text of this length has about
 * 14.
 */
function isWeak(secret: string): boolean {
  if (new Set(secret).size < 8) return true;
  return `${secret}${secret}`.indexOf(secret, 1) < secret.length;
}
