/** The length that the hint recommends. The server may be configured to require more and then refuses with AUTH_007. */
export const recommendedPasswordLength = 8;
