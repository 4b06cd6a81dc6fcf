function numbered(prefix: string, year: number, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`no sequence number: ${sequence}`);
  return `${prefix}-${year}-${String(sequence).padStart(6, '0')}`;
}

/**
 * An order's number for people: `DS-2026-000123`; longer beyond 999,999.
 *
 * @throws RangeError when the sequence is not a whole number of 1 or more
 */
export const orderNumber = (year: number, sequence: number): string => numbered('DS', year, sequence);

/**
 * A booking's number for people: `BK-2026-000123`; longer beyond 999,999.
 *
 * @throws RangeError when the sequence is not a whole number of 1 or more
 */
export const bookingNumber = (year: number, sequence: number): string => numbered('BK', year, sequence);
