import type { LocalText, OrganisationWire } from '@dronesoccer/contracts';
import { defaultSettings, type TaxRegistration } from '@dronesoccer/domain';
import type pg from 'pg';
import { readData } from './read-data.ts';

const { organisation, taxRegistrations, officeHours } = readData<{
  organisation: Partial<OrganisationWire>;
  taxRegistrations: readonly Omit<TaxRegistration, 'isActive'>[];
  officeHours: LocalText;
}>('organisation');

/** Registrations that make every province's checkout show all of its tax lines. */
export const demoTaxRegistrations = taxRegistrations;
export const activeRegistrations: readonly TaxRegistration[] = taxRegistrations.map((registration) => ({
  ...registration,
  isActive: true,
}));

/**
 * Sets the demo's seller, so that its invoices are complete, and the office hours. An organisation and hours that were
 * already entered are kept.
 */
export async function seedOrganisation(client: pg.Client): Promise<void> {
  await client.query(`UPDATE settings SET value = $1 WHERE key = 'organisation' AND value ->> 'line1' = ''`, [
    JSON.stringify({ ...defaultSettings.organisation, ...organisation }),
  ]);
  await client.query(
    `INSERT INTO settings (key, value) VALUES ('office', $1)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE settings.value ->> 'hours' IS NULL`,
    [JSON.stringify({ hours: officeHours })],
  );
}
