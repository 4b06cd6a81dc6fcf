/** The pages that the site always has, in both languages. A test compares them with the client's routes. */
export const sitePages = [
  ...['/', '/class-20', '/class-40', '/cRacing', '/simulation', '/super-pilot', '/learn', '/world-cup', '/event'],
  ...['/arenas', '/shop', '/membership', '/partner', '/franchise', '/blogs', '/gallery', '/newsletter', '/faq'],
  ...['/contact-us', '/about', '/accessibility'],
] as const;
