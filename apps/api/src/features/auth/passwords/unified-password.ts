/**
 * One form for a password however it was typed: one keyboard sends é as a single sign, another as e and an accent, and
 * a phone may send full-width letters. NFKC makes the same of them, as NIST SP 800-63B asks.
 */
export const unifiedPassword = (password: string): string => password.normalize('NFKC');
