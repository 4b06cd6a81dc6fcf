import { socialNetworks } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { isLinkOf } from './social-links.ts';

it.each(socialNetworks)('the address that $network begins with is one of its own', ({ network, href }) => {
  expect(isLinkOf(network, href)).toBe(true);
});

it.each([
  ['https://instagram.com/dronesoccer.ca', true],
  ['https://WWW.Instagram.com/dronesoccer.ca', true],
  ['http://www.instagram.com/dronesoccer.ca', false],
  ['https://www.facebook.com/dronesoccer.ca', false],
  ['https://instagram.com.example.com/', false],
  ['https://notinstagram.com/', false],
  ['https://example.com/?instagram.com', false],
  ['https://instagram.com@example.com/', false],
  ['https://instagram.com:8443/', false],
  ['javascript:alert(1)//instagram.com', false],
  ['', false],
])('%s is an address of Instagram: %s', (href, isOne) => {
  expect(isLinkOf('Instagram', href)).toBe(isOne);
});
