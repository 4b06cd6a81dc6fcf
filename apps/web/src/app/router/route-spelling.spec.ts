import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routeSpelling } from './route-spelling';

const routes: RouteObject[] = [
  {
    path: '/fr?',
    children: [
      { index: true },
      { children: [{ path: 'shop', children: [{ index: true }, { path: ':slug' }] }] },
      { path: 'cRacing' },
      { path: 'coach/:slotId?' },
      { path: '*' },
    ],
  },
];

describe('the spelling of a page’s path', () => {
  it.each([
    ['/', '/'],
    ['/fr', '/fr'],
    ['/FR/', '/fr'],
    ['/SHOP', '/shop'],
    ['/shop//', '/shop'],
    ['/Fr/Shop/Ball-XL', '/fr/shop/Ball-XL'],
    ['/cracing', '/cRacing'],
    ['/Coach', '/coach'],
    ['/Coach/A1/', '/coach/A1'],
    ['/Nothing/Here', '/Nothing/Here'],
  ])('is, for %s, %s', (pathname, spelled) => {
    expect(routeSpelling(matchRoutes(routes, pathname) ?? [], pathname)).toBe(spelled);
  });
});
