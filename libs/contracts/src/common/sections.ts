/**
 * The sections of the dashboard that the spec identifies (spec 2, Admin side menu). Later sections have only a name,
 * which the client's menu declares.
 */
export const SectionId = {
  ARENA: 0,
  CLASS_SLOT: 1,
  ALL_PRODUCTS: 3,
  NEWS_LETTER: 4,
  SOCIAL_MEDIA: 5,
  MAIN: 'Main',
  DASHBOARD: 'Dashboard',
} as const;

/** The value stored in the browser as `activeSection`: the section's name. */
export const sectionNames: Readonly<Record<keyof typeof SectionId, string>> = {
  ARENA: 'Arena',
  CLASS_SLOT: 'ClassSlot',
  ALL_PRODUCTS: 'AllProducts',
  NEWS_LETTER: 'NewsLetter',
  SOCIAL_MEDIA: 'SocialMedia',
  MAIN: 'Main',
  DASHBOARD: 'Dashboard',
};
