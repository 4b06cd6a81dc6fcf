const local = /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Returns whether an origin such as `http://localhost:3000` is the machine itself, which no other machine's browser can
 * reach. Returns false for an invalid origin.
 */
export function isLocalOrigin(origin: string): boolean {
  return local.test(origin);
}
