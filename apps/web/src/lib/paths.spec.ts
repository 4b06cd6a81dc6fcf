import { describe, expect, it } from 'vitest';
import { barePath, localeOfPath, localPath } from './paths';

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
