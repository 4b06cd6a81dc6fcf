import { calls, clientCallsOf } from '@dronesoccer/contracts';
import type { Plugin } from 'vite';
import { writeShort } from '../src/lib/http/short-calls.ts';

/** The calls that only other programs make, such as calendars and users of the API, or no page yet. Visitors do not download them. */
export const callsOfOtherPrograms: readonly string[] = [
  'arenas.nearby',
  'auth.validateToken',
  'calendarFeed.read',
  'cart.total',
  'events.calendar',
  'events.feed',
  'partners.get',
  'payments.get',
];

const table = Object.entries(clientCallsOf(calls)).filter(([name]) => !callsOfOtherPrograms.includes(name));

/** The calls that only some pages make, by the module of `src/lib/http` that those pages import. */
export const lateCalls = {
  'account-calls':
    /^(?:privacy\.(?!admin\.)|me\.(?:begin|cancelEmail|change|confirm|emailChange|end|removeAvatar|renew|revoke|sessions|setAvatar|signInMethods|twoStep|update)|auth\.(?:confirm|forgot|open|register|resend|reset|verify))/,
  'booking-calls': /^(?:me\.bookings$|(?:bookings|calendarFeed|squads|waitlist)\.(?!(?:\w+\.)?admin\.))/,
  'club-calls': /^(?:memberships\.(?!admin\.|imports\.).+|me\.membership|(?:family|waivers)\..+)$/,
  'checkout-calls': /^(?:coupons\.validate|orders\.(?:place|quote))$/,
  'coaching-calls': /^coaching\.(?!admin\.)/,
  'content-calls': /^(?:faq|gallery|pages|policies|posts|search)\.(?!admin|preview)/,
  'dialog-calls': /^(?:coupons\.firstOrder|restockNotices\.ask)$/,
  'event-calls': /^(?:events\.|(?:faq|pages|posts)\.preview|products\.(?:admin\.)?preview$)/,
  'home-calls': /^home\./,
  'inbox-calls': /^(?:contacts\.send|partners\.(?!admin\.).+)$/,
  'issue-calls': /^newsletter\.(?:archive|recent|campaigns\.(?:get|visit))$/,
  'merge-calls': /^(?:cart|wishlist)\.merge$/,
  'order-calls': /^(?:me\.orders|orders\.(?!admin\.|invoice$|place$|quote$).+|restockNotices\.stop)$/,
  'subscription-calls': /^newsletter\.(?:again|confirm|preferences|subscription|unsubscribe)$/,
  'staff-calls': /\.admin\./,
} as const;

const lateTables = Object.keys(lateCalls) as (keyof typeof lateCalls)[];
const moduleOf = (name: string): string => lateTables.find((table) => lateCalls[table].test(name)) ?? 'calls';
const tables = Map.groupBy(table, ([name]) => moduleOf(name));

/**
 * Writes the client's call table at build time, so that visitors download neither the server's part of each call
 * (summary, errors, limits) nor the calls of other pages.
 */
export function clientCalls(): Plugin {
  return {
    name: 'client-calls',
    apply: 'build',
    load(id) {
      const [, name = ''] = /\/src\/lib\/http\/([\w-]+)\.ts$/.exec(id) ?? [];
      const found = tables.get(name);
      if (!found) return null;
      const read = `readShort(${JSON.stringify(writeShort(Object.fromEntries(found)))})`;
      return name === 'calls'
        ? `import { readShort } from './short-calls';\nexport const calls = ${read};`
        : `import { calls } from './calls';\nimport { readShort } from './short-calls';\nObject.assign(calls, ${read});`;
    },
  };
}
