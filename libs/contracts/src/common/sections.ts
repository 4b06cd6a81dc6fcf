/**
 * The sections of the dashboard (spec 2, Admin side menu). The spec numbers only the entries of its own menu; Main,
 * Dashboard and later entries have names instead.
 */
export const SectionId = {
  ARENA: 0,
  CLASS_SLOT: 1,
  ALL_PRODUCTS: 3,
  NEWS_LETTER: 4,
  SOCIAL_MEDIA: 5,
  MAIN: 'Main',
  DASHBOARD: 'Dashboard',
  ORDERS: 'Orders',
  COUPONS: 'Coupons',
  PROOF: 'Proof',
  SETTINGS: 'Settings',
  PARTNERS: 'Partners',
  TODAY: 'Today',
  BOOKINGS: 'Bookings',
  CONTACTS: 'Contacts',
  COMPANIES: 'Companies',
  FAILED_JOBS: 'FailedJobs',
  MAILS: 'Mails',
} as const;
export type SectionId = (typeof SectionId)[keyof typeof SectionId];

/** The value stored in the browser as `activeSection`: the section's name. */
export const sectionNames: Readonly<Record<SectionId, string>> = {
  [SectionId.ARENA]: 'Arena',
  [SectionId.CLASS_SLOT]: 'ClassSlot',
  [SectionId.ALL_PRODUCTS]: 'AllProducts',
  [SectionId.NEWS_LETTER]: 'NewsLetter',
  [SectionId.SOCIAL_MEDIA]: 'SocialMedia',
  [SectionId.MAIN]: 'Main',
  [SectionId.DASHBOARD]: 'Dashboard',
  [SectionId.ORDERS]: 'Orders',
  [SectionId.COUPONS]: 'Coupons',
  [SectionId.PROOF]: 'Proof',
  [SectionId.SETTINGS]: 'Settings',
  [SectionId.PARTNERS]: 'Partners',
  [SectionId.TODAY]: 'Today',
  [SectionId.BOOKINGS]: 'Bookings',
  [SectionId.CONTACTS]: 'Contacts',
  [SectionId.COMPANIES]: 'Companies',
  [SectionId.FAILED_JOBS]: 'FailedJobs',
  [SectionId.MAILS]: 'Mails',
};
