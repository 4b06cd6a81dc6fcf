import { developmentSecrets } from './development-secrets.js';
import type { EnvironmentReader } from './reader.js';

const published = Object.values(developmentSecrets).map((value) => value.replace(/^\w+:/, ''));

/** A secret and the variable that gives it. */
type Secret = readonly [name: string, value: string];

/** Reports what is well formed and yet no installation for others may run with. */
export function refuseForProduction(
  read: EnvironmentReader,
  { secrets, webOrigin }: { secrets: readonly Secret[]; webOrigin: string },
): void {
  const given = secrets.filter(([, value]) => value !== '');
  for (const [index, [name, value]] of given.entries()) {
    const same = given.slice(0, index).find(([, other]) => other === value);
    if (published.some((known) => value.includes(known))) {
      read.problems.push(`${name} is a secret of the repository, which everyone can read`);
    } else if (isWeak(value)) {
      read.problems.push(`${name} can be guessed: make it with openssl rand -hex 32`);
    } else if (same !== undefined) {
      read.problems.push(`${name} has the same secret as ${same[0]}: each needs its own`);
    }
  }
  if (webOrigin.startsWith('http:') && !isLocal(webOrigin)) {
    read.problems.push('WEB_ORIGIN must begin with https: unless it is this machine, or cookies travel in the clear');
  }
}

/** Few different characters, or one piece over and over. A random hexadecimal text of this length has about fourteen. */
function isWeak(secret: string): boolean {
  if (new Set(secret).size < 8) return true;
  return `${secret}${secret}`.indexOf(secret, 1) < secret.length;
}

function isLocal(origin: string): boolean {
  if (!URL.canParse(origin)) return true; // reported as no origin already
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
}
