/** What the hint names. The server may be configured to ask for more and then says so itself (AUTH_007). */
export const recommendedPasswordLength = 8;
