/** The parts of the settings in the order of the page. Each is an anchor, and has its title and text in `settings.admin`. */
export const settingsParts = [
  'shipping',
  'returns',
  'orderLimits',
  'bookings',
  'offer',
  'taxes',
  'organisation',
  'mail',
  'languages',
  'office',
  'safeSport',
] as const;
