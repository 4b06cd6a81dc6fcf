import type pg from 'pg';
import { StockPointKind } from '@dronesoccer/contracts';
import { canadianTaxRates, defaultSettings } from '@dronesoccer/domain';
import { contentRows, type KnownEntry } from './content.ts';
import { insertFirstVersions } from './first-versions.ts';
import { stableId } from './stable-id.ts';
import { inSeedTransaction, insertMissing } from './write.ts';

/**
 * Seeds the data that every installation needs before its first order. It runs at each start, adds missing rows and
 * changes no existing row, except that a tax rate ends once its last day is known. Tax registrations are not included,
 * because only the organisation knows its numbers: a provincial sales tax is charged from the day on which its
 * registration is entered.
 */
export async function seedReference(client: pg.Client): Promise<void> {
  await inSeedTransaction(client, async () => {
    const { rows } = await client.query<KnownEntry>('SELECT id, kind, key FROM content_entries WHERE key IS NOT NULL');
    await endKnownRates(client);
    await insertMissing(client, {
      tax_rates: canadianTaxRates,
      settings: Object.entries({ ...defaultSettings, version: 1 }).map(([key, value]) => ({ key, value })),
      stock_points: [{ id: stableId('stock-point/warehouse'), kind: StockPointKind.WAREHOUSE, locationId: null }],
      ...contentRows(rows),
    });
    await insertFirstVersions(client);
  });
}

/** Ends the rates that an earlier release seeded without an end. Otherwise the rate that follows would be added to them. */
async function endKnownRates(client: pg.Client): Promise<void> {
  await client.query(
    `UPDATE tax_rates r SET valid_to = known."validTo", source = known.source
       FROM jsonb_to_recordset($1::jsonb)
            AS known (province text, name text, "validFrom" date, "validTo" date, source text)
      WHERE r.province = known.province AND r.name = known.name AND r.valid_from = known."validFrom"
        AND r.valid_to IS NULL AND known."validTo" IS NOT NULL`,
    [JSON.stringify(canadianTaxRates)],
  );
}
