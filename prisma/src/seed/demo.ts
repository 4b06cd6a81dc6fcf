import { isLocalOrigin } from '@dronesoccer/domain';
import type pg from 'pg';
import { MigrationError } from '../migrate/failure.ts';
import { seedAccounts } from './demo/accounts.ts';
import { seedBookings } from './demo/bookings.ts';
import { seedCampaigns } from './demo/campaigns.ts';
import { seedCoaches } from './demo/coaches.ts';
import { seedContacts } from './demo/contacts.ts';
import { seedEvents } from './demo/events.ts';
import { seedMemberships } from './demo/memberships.ts';
import { seedNewsletter } from './demo/newsletter.ts';
import { seedOrders } from './demo/orders.ts';
import { seedOrganisation } from './demo/organisation.ts';
import { seedPartners } from './demo/partners.ts';
import { seedPlaces } from './demo/places.ts';
import { seedShop } from './demo/shop.ts';
import { seedSlots } from './demo/slots.ts';
import { seedWaitlist } from './demo/waitlist.ts';
import { seedWaivers } from './demo/waivers.ts';
import type { PasswordKey } from './password.ts';
import { inSeedTransaction } from './write.ts';

interface DemoOptions {
  /** The API's current pepper; with a different one no account could sign in. */
  readonly passwordKey: PasswordKey;
  /** bcrypt's work factor, by default the API's; tests use a faster one. */
  readonly bcryptCost?: number;
  /** The reference date of the demo's sales and slots. */
  readonly now?: Date;
}

/** The seeds whose rows lie around the reference date, in an order in which each finds the rows that it needs. */
const datedSeeds = [
  ...[
    seedSlots,
    seedShop,
    seedOrders,
    seedBookings,
    seedCoaches,
    seedMemberships,
    seedWaivers,
    seedWaitlist,
    seedPartners,
    seedContacts,
    seedEvents,
  ],
  ...[seedNewsletter, seedCampaigns],
];

/** The setting that records when the demo was seeded. */
const MARKER = 'demo-seeded';

/**
 * Refuses the demo in production unless the site's address is on this machine.
 *
 * @throws MigrationError if others could sign in with the demo's public password
 */
export function refuseDemoForOthers({ NODE_ENV, WEB_ORIGIN = '' }: NodeJS.ProcessEnv): void {
  if (NODE_ENV !== 'production' || isLocalOrigin(WEB_ORIGIN)) return;
  throw new MigrationError(
    'The demo has accounts with a public password: in production it needs a WEB_ORIGIN on localhost.',
  );
}

/**
 * Seeds accounts, places, time slots, events, partners, subscribers, newsletter campaigns and products for trying the product.
 * It works once per database, so later changes are kept. `seedReference` must run first.
 *
 * @returns true if anything was written
 * @throws MigrationError if others could sign in with the demo's public password
 */
export async function seedDemo(client: pg.Client, options: DemoOptions): Promise<boolean> {
  refuseDemoForOthers(process.env);
  const { passwordKey, bcryptCost = 12, now = new Date() } = options;
  return inSeedTransaction(client, async () => {
    const { rowCount } = await client.query(
      'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING',
      [MARKER, JSON.stringify({ at: now.toISOString() })],
    );
    if (rowCount === 0) return false;
    await seedPlaces(client);
    await seedAccounts(client, { passwordKey, bcryptCost, now });
    await seedOrganisation(client);
    for (const seed of datedSeeds) await seed(client, now);
    return true;
  });
}
