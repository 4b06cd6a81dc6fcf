function readableNumber(prefix: string, year: number, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`no sequence number: ${sequence}`);
  return `${prefix}-${year}-${String(sequence).padStart(6, '0')}`;
}

/**
 * Formats an order number: `DS-2026-000123`; it has more digits beyond 999,999.
 *
 * @throws RangeError if the sequence is not a whole number of 1 or more
 */
export const orderNumber = (year: number, sequence: number): string => readableNumber('DS', year, sequence);

/**
 * Formats a booking number: `BK-2026-000123`; it has more digits beyond 999,999.
 *
 * @throws RangeError if the sequence is not a whole number of 1 or more
 */
export const bookingNumber = (year: number, sequence: number): string => readableNumber('BK', year, sequence);

/**
 * Formats a membership number: `MB-2026-000123`; it has more digits beyond 999,999.
 *
 * @throws RangeError if the sequence is not a whole number of 1 or more
 */
export const membershipNumber = (year: number, sequence: number): string => readableNumber('MB', year, sequence);
