/** A phone number's digits, whatever a person puts between them: `+1 (604) 555-0199` to `16045550199`. */
export const phoneDigits = (text: string): string => text.replaceAll(/[\s().+-]/g, '');

/**
 * The E.164 form in which numbers are kept. Ten digits are a number of the North American plan, so they get +1;
 * longer ones carry their country code already. Expects 10 to 12 digits (spec 5, Phone).
 */
export const toE164 = (digits: string): string => (digits.length === 10 ? `+1${digits}` : `+${digits}`);
