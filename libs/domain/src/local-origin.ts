const local = /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether an origin such as `http://localhost:3000` names the machine itself, so that no one else's browser can follow it.
 * False for what is no origin at all.
 */
export function isLocalOrigin(origin: string): boolean {
  return local.test(origin);
}
