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
  /** The API's current pepper: with another one no account could sign in. */
  readonly passwordKey: PasswordKey;
  /** bcrypt's work factor; the API's default unless a test wants to be quick. */
  readonly bcryptCost?: number;
  /** The day from which the demo's sales and slots are counted. */
  readonly now?: Date;
}

/** The setting that says the demo was seeded, and when. */
const MARKER = 'demo-seeded';

/**
 * Production is for others unless its address is this machine's own.
 *
 * @throws MigrationError where others could sign in with the demo's public password
 */
export function refuseDemoForOthers({ NODE_ENV, WEB_ORIGIN = '' }: NodeJS.ProcessEnv): void {
  if (NODE_ENV !== 'production' || isLocalOrigin(WEB_ORIGIN)) return;
  throw new MigrationError(
    'The demo has accounts with a public password: in production it needs a WEB_ORIGIN on localhost.',
  );
}

/**
 * Accounts, places, time slots, partners, subscribers, letters and products to try the product with. Works once per database: what people change afterwards stays
 * changed. Needs `seedReference` before it.
 *
 * @returns whether anything was written
 * @throws where others could sign in with the demo's public password
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

/** Who sells in the demo, so that its invoices are whole; whatever was entered before stays. */
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
