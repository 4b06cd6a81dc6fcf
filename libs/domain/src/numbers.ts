function numbered(prefix: string, year: number, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`no sequence number: ${sequence}`);
  return `${prefix}-${year}-${String(sequence).padStart(6, '0')}`;
}

/**
 * What people call an order by: `DS-2026-000123`. Beyond 999,999 it simply grows longer.
 *
 * @throws RangeError when the sequence is not a whole number of 1 or more
 */
export const orderNumber = (year: number, sequence: number): string => numbered('DS', year, sequence);

/** What people call a booking by: `BK-2026-000123`. Throws as `orderNumber` does. */
export const bookingNumber = (year: number, sequence: number): string => numbered('BK', year, sequence);
