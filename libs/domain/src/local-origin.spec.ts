import { describe, expect, it } from 'vitest';
import { isLocalOrigin } from './local-origin.ts';

describe('an origin is local', () => {
  it.each([
    'http://localhost',
    'http://localhost:3000',
    'https://shop.localhost',
    'http://127.0.0.1:8080',
    'http://[::1]',
  ])('at %s', (origin) => expect(isLocalOrigin(origin)).toBe(true));

  it.each([
    '',
    'localhost',
    'http://localhost.example.org',
    'http://10.0.0.5',
    'http://127.0.0.1.nip.io',
    'https://a.test',
  ])('not at "%s"', (origin) => expect(isLocalOrigin(origin)).toBe(false));
});
