/**
 * The sections of the home page, in the order of the first release. The opening holds the page's heading, so it is
 * always shown and always first.
 */
export const homeSections = [
  'opening',
  'facts',
  'play',
  'slots',
  'doors',
  'classes',
  'events',
  'more',
  'product',
  'about',
  'issues',
  'closing',
] as const;
export type HomeSection = (typeof homeSections)[number];
