import { Role } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { destinationAfterLogin } from './destination';

it.each([
  ['an admin goes to the dashboard', [Role.ADMIN], null, '/dashboard'],
  ['an admin is kept in the dashboard', [Role.SUPER_ADMIN], '/shop', '/dashboard'],
  ['an admin returns to the section', [Role.COMPANY_ADMIN], '/dashboard/arena?page=2', '/dashboard/arena?page=2'],
  ['one admin role among others counts', [Role.PLAYER, Role.ADMIN], '/', '/dashboard'],
  ['a player goes home', [Role.PLAYER], null, '/'],
  ['a member returns to the page', [Role.MEMBER], '/shop/order-shiping', '/shop/order-shiping'],
  ['a coach is not sent to the dashboard', [Role.COACH], '/dashboard', '/'],
  ['a name that only begins alike is no dashboard', [Role.COACH], '/dashboards', '/dashboards'],
  ['no one is sent back to the login', [Role.MEMBER], '/login?redirect=%2F', '/'],
  ['no one leaves the site', [Role.MEMBER], '//evil.example', '/'],
] as const)('%s', (_name, roles, redirect, destination) => {
  expect(destinationAfterLogin(roles, redirect, 'en')).toBe(destination);
});

it('stays in French', () => {
  expect(destinationAfterLogin([Role.ADMIN], null, 'fr')).toBe('/fr/dashboard');
  expect(destinationAfterLogin([Role.ADMIN], '/fr/dashboard/arena', 'fr')).toBe('/fr/dashboard/arena');
});
