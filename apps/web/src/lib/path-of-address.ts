import { barePath } from './paths';

/** Returns the path of a complete address of this site, with its query, for `Link`. */
export function pathOfAddress(address: string): string {
  const { pathname, search } = new URL(address);
  return barePath(pathname) + search;
}
