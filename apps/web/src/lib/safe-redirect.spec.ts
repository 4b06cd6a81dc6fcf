import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect';

const origin = 'https://dronesoccer.example';

describe('a redirect', () => {
  it.each([
    ['/profile?tab=2', '/profile?tab=2'],
    ['/fr/shop?category=kits#products', '/fr/shop?category=kits#products'],
    ['/a/../b', '/b'],
    ['/%2F/evil.example', '/%2F/evil.example'],
  ])('follows %j, which is ours', (target, path) => {
    expect(safeRedirect(target, origin)).toBe(path);
  });

  it.each([
    null,
    '',
    'profile',
    'evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    `${origin}.evil.example/`,
  ])('refuses %j', (target) => {
    expect(safeRedirect(target, origin)).toBeNull();
  });
});
