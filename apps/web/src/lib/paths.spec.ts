import { describe, expect, it } from 'vitest';
import { barePath, joinFrom, localeOfPath, localPath } from './paths';

describe('addresses', () => {
  it.each([
    ['/', '/fr'],
    ['/shop?category=drones#products', '/fr/shop?category=drones#products'],
    ['/?x=1', '/fr?x=1'],
    ['/#about-us', '/fr#about-us'],
    ['/franchise', '/fr/franchise'],
  ])('%s is %s in French, and back', (english, french) => {
    expect(localPath(english, 'fr')).toBe(french);
    expect(localPath(french, 'fr')).toBe(french);
    expect(barePath(localPath(french, 'en'))).toBe(english);
  });

  it('tell their language by the first segment, not by its first letters', () => {
    expect(localeOfPath('/fr')).toBe('fr');
    expect(localeOfPath('/fr/shop')).toBe('fr');
    expect(localeOfPath('/franchise')).toBe('en');
  });
});

it.each([
  ['/book/s-1', '', '/membership?redirect=%2Fbook%2Fs-1'],
  ['/fr/arenas/a-1', '?day=2027-01-01', '/membership?redirect=%2Ffr%2Farenas%2Fa-1%3Fday%3D2027-01-01'],
  ['/', '', '/membership'],
  ['/fr/Login', '', '/membership'],
  ['/membership', '?redirect=%2Fbook%2Fs-1', '/membership?redirect=%2Fbook%2Fs-1'],
  ['/register', '?redirect=%2Fbook%2Fs-1', '/membership?redirect=%2Fbook%2Fs-1'],
  [
    '/login',
    `?redirect=${encodeURIComponent('/membership/join?plan=2&redirect=%2Fbook%2Fs-1')}`,
    '/membership?redirect=%2Fbook%2Fs-1',
  ],
  ['/reset-password', '?token=t', '/membership'],
  ['/bookings/b-1', '?token=t', '/membership'],
  ['/book/s-1', '?token=t', '/membership'],
])('joining from %s%s begins at %s', (pathname, search, address) => {
  expect(joinFrom({ pathname, search })).toBe(address);
});
