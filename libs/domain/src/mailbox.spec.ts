import { describe, expect, test } from 'vitest';
import { mailboxOf, maskedEmail } from './mailbox.ts';

describe('one person', () => {
  test.each([
    ['Ari@Example.ca', 'ari@example.ca'],
    [' ari+shop@example.ca ', 'ari@example.ca'],
    ['ari+a+b@example.ca', 'ari@example.ca'],
    ['a.r.i+x@gmail.com', 'ari@gmail.com'],
    ['Ar.i@GoogleMail.com', 'ari@gmail.com'],
  ])('writes from %s as from %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});

describe('two people', () => {
  test.each([
    ['a.ri@example.ca', 'ari@example.ca'],
    ['ari@example.ca', 'ari@example.com'],
    ['+ari@example.ca', '+mia@example.ca'],
    ['ari@mail.gmail.com', 'a.ri@mail.gmail.com'],
  ])('are %s and %s', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other));
  });
});

test.each([
  ['ari@example.ca', 'a…i@example.ca'],
  ['al@example.ca', 'a…@example.ca'],
])('%s is masked as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
