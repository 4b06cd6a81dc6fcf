/** What the hint names. The server may be configured to require more and then refuses with AUTH_007. */
export const recommendedPasswordLength = 8;
