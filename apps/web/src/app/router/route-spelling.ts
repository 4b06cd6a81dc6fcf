/**
 * Returns the path as its routes spell it: the router ignores the case of fixed segments and the number of slashes, so
 * that endless addresses would be the same page. An unknown path stays as it is.
 *
 * @param matches the routes that match the path, from the outermost one
 */
export function routeSpelling(matches: readonly { route: { path?: string } }[], pathname: string): string {
  const actual = pathname.split('/').filter(Boolean);
  const spelled: string[] = [];
  for (const part of matches.flatMap(({ route }) => route.path?.split('/').filter(Boolean) ?? [])) {
    const next = actual[spelled.length];
    if (part === '*') return pathname;
    if (next === undefined) break;
    const fixed = part.replace(/\?$/, '');
    if (part.startsWith(':')) spelled.push(next);
    // An optional segment may be missing.
    else if (fixed.toLowerCase() === next.toLowerCase()) spelled.push(fixed);
  }
  return `/${spelled.join('/')}`;
}
