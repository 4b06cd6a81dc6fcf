/** Visitors for journeys that run twice, so that each language and each screen size is covered once. */
export const visitors = [
  { who: 'on a desktop, in English', locale: 'en', prefix: '', use: {} },
  {
    who: 'on a phone, in French',
    locale: 'fr',
    prefix: '/fr',
    use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-CA' },
  },
] as const;
