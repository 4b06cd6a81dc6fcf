import type { OrganisationWire } from '@dronesoccer/contracts';
import { defaultSettings, isLocalOrigin } from '@dronesoccer/domain';
import type pg from 'pg';
import { MigrationError } from '../migrate/failure.ts';
import { seedAccounts } from './demo/write-accounts.ts';
import { seedBookings } from './demo/write-bookings.ts';
import { seedCampaigns } from './demo/write-campaigns.ts';
import { seedContacts } from './demo/write-contacts.ts';
import { seedNewsletter } from './demo/write-newsletter.ts';
import { seedOrders } from './demo/write-orders.ts';
import { seedPartners } from './demo/write-partners.ts';
import { seedArenas, seedPlaces, seedSlots } from './demo/write-places.ts';
import { seedShop } from './demo/write-shop.ts';
import { seedWaitlist } from './demo/write-waitlist.ts';
import type { PasswordKey } from './password.ts';
import { inSeedTransaction } from './write.ts';

export interface DemoOptions {
  /** The API's current pepper; with a different one no account could sign in. */
  readonly passwordKey: PasswordKey;
  /** bcrypt's work factor, by default the API's; tests use a faster one. */
  readonly bcryptCost?: number;
  /** The reference date of the demo's sales and slots. */
  readonly now?: Date;
}

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
 * Seeds accounts, places, time slots, partners, subscribers, newsletter campaigns and products for trying the product.
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
    await seedAccounts(client, { passwordKey, bcryptCost, now });
    await seedPlaces(client);
    await seedArenas(client);
    await seedSlots(client, now);
    await seedShop(client, now);
    await seedOrders(client, now);
    await seedBookings(client, now);
    await seedWaitlist(client, now);
    await seedPartners(client, now);
    await seedOrganisation(client);
    await seedContacts(client, now);
    await seedNewsletter(client, now);
    await seedCampaigns(client, now);
    return true;
  });
}

/** Sets the demo's seller, so that its invoices are complete; an organisation that was already entered is kept. */
async function seedOrganisation(client: pg.Client): Promise<void> {
  const organisation: OrganisationWire = {
    ...defaultSettings.organisation,
    line1: '500 Demo Street',
    city: 'Vancouver',
    province: 'BC',
    postalCode: 'V6B 5K3',
    email: 'hello@dronesoccer.test',
    phone: '6045550100',
  };
  await client.query(`UPDATE settings SET value = $1 WHERE key = 'organisation' AND value ->> 'line1' = ''`, [
    JSON.stringify(organisation),
  ]);
}
