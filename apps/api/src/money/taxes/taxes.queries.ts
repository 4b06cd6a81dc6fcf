import type { TaxRegistrationWire } from '@dronesoccer/contracts';
import type { TaxRate, TaxRegistration } from '@dronesoccer/domain';
import type { Executor } from '../../platform/database/index.js';

export interface TaxTables {
  rates: readonly TaxRate[];
  registrations: readonly TaxRegistration[];
}

/** Reads the past, current and future rates, and the registrations. Registrations change with the settings' version. */
export async function readTaxTables(executor: Executor): Promise<TaxTables> {
  const [row] = await executor.query<{ rates: TaxRate[] | null; registrations: TaxRegistration[] | null }>(
    `SELECT (SELECT json_agg(json_build_object('province', province, 'name', name, 'rate', rate, 'validFrom', valid_from,
               'validTo', valid_to, 'source', source)) FROM tax_rates) AS rates,
       (SELECT json_agg(json_build_object('province', trim(province), 'name', name, 'number', number,
               'isActive', is_active)) FROM tax_registrations) AS registrations`,
    [],
    'tax-tables',
  );
  return { rates: row?.rates ?? [], registrations: row?.registrations ?? [] };
}

/** Reads the registrations for the settings page, sorted by province and name. */
export function readRegistrations(executor: Executor): Promise<TaxRegistrationWire[]> {
  return executor.query<TaxRegistrationWire>(
    `SELECT trim(province) AS province, name, number, is_active AS "isActive" FROM tax_registrations ORDER BY province, name`,
    [],
    'tax-registrations',
  );
}

/**
 * Replaces the registrations. Orders keep the number under which they were taxed, so removing a registration does not
 * affect them.
 */
export async function writeRegistrations(
  executor: Executor,
  registrations: readonly TaxRegistrationWire[],
): Promise<void> {
  const columns = [
    registrations.map(({ province }) => province),
    registrations.map(({ name }) => name),
    registrations.map(({ number }) => number),
    registrations.map(({ isActive }) => isActive),
  ];
  await executor.query(
    `DELETE FROM tax_registrations
     WHERE (trim(province), name) NOT IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    columns.slice(0, 2),
    'tax-registrations-prune',
  );
  await executor.query(
    `INSERT INTO tax_registrations (province, name, number, is_active)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[])
     ON CONFLICT (province, name) DO UPDATE SET number = excluded.number, is_active = excluded.is_active`,
    columns,
    'tax-registrations-save',
  );
}
