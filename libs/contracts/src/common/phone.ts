/** Returns a phone number's digits without separators: `+1 (604) 555-0199` becomes `16045550199`. */
export const phoneDigits = (text: string): string => text.replaceAll(/[\s().+-]/g, '');

/**
 * Returns the phone number in E.164, the stored form. Ten digits are a North American number and get +1; longer numbers
 * already include their country code. Expects 10 to 12 digits (spec 5, Phone).
 */
export const toE164 = (digits: string): string => (digits.length === 10 ? `+1${digits}` : `+${digits}`);
