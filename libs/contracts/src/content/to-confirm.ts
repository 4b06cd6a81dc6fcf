import type { LocalText } from '../common/locales.ts';

/** Facts that pages state once the organisation has confirmed them. Null: not confirmed, so no page states the fact. */
export interface OrganisationFacts {
  /** The person who answers questions about personal information. */
  readonly privacyOfficer: { readonly name: string; readonly email: string } | null;
  /** When, where and by whom the organisation was founded. */
  readonly founding: LocalText | null;
  /** The federations that recognise the organisation, and since when. */
  readonly affiliation: LocalText | null;
  readonly franchiseTerms: LocalText | null;
}

export const organisationFacts: OrganisationFacts = {
  privacyOfficer: null,
  founding: null,
  affiliation: null,
  franchiseTerms: null,
};

/** The warning about outdoor flights in Canada. An outdoor event carries it on its page and in the newsletter. */
export const outdoorWarning: LocalText = {
  en: 'Outdoors, a drone under 250 g with its safety cage needs no registration; a 300 g or 40 cm ball does. A public event outdoors needs special permission. These are Canada’s rules as we understood them in November 2026.',
  fr: 'À l’extérieur, un drone de moins de 250 g avec sa cage de protection n’a pas à être immatriculé; un ballon de 300 g ou de 40 cm doit l’être. Un événement public à l’extérieur exige une autorisation spéciale. Ce sont les règles du Canada telles que nous les comprenions en novembre 2026.',
};

/** A fact that only the organisation can confirm. */
export interface FactToConfirm {
  /** The key in `organisationFacts`, for a fact that pages read there. */
  readonly key?: keyof OrganisationFacts;
  readonly fact: string;
  /** The places of the site that state the fact, or would state it. */
  readonly places: string;
  /** The content of those places until the fact is confirmed. */
  readonly meanwhile: string;
  /** Texts that are shown meanwhile, in the files that contain them. */
  readonly texts?: readonly { readonly file: string; readonly text: string }[];
}

const policies = 'prisma/src/seed/content/policies';
const pages = 'prisma/src/seed/content/pages';
const settings = 'libs/domain/src/settings.ts';
const shippingRates = 'libs/domain/src/shipping-defaults.ts';

/**
 * Everything that the site states or needs and that only the organisation can confirm. Remove a fact from the list when
 * it is confirmed. `npm run content-to-confirm` writes the list to `docs/content-to-confirm.md`.
 */
export const factsToConfirm: readonly FactToConfirm[] = [
  {
    key: 'privacyOfficer',
    fact: 'Name and email of the person responsible for personal information',
    places: 'Privacy policy',
    meanwhile: 'The policy leads to the contact page and names no one.',
    texts: [{ file: `${policies}/privacy.yaml`, text: 'write to us through [the contact page]' }],
  },
  {
    key: 'founding',
    fact: 'Founding: date, place, founders and legal form',
    places: 'About us',
    meanwhile: 'Nothing. The section says what the site offers.',
    texts: [
      { file: 'apps/web/src/locales/en/frame/site.json', text: 'We are a drone soccer organization in Canada' },
      { file: `${pages}/about.yaml`, text: 'A drone soccer organization in Canada' },
    ],
  },
  {
    key: 'affiliation',
    fact: 'Membership in FIDA, in the FAI or its Canadian member, or in another federation',
    places: 'About us, World Cup',
    meanwhile: 'Nothing. The pages name federations only as the sources of rules.',
    texts: [{ file: `${pages}/world-cup.yaml`, text: 'check which federation’s rules apply' }],
  },
  {
    key: 'franchiseTerms',
    fact: 'Franchise: fee, territory, term and support',
    places: 'Franchise',
    meanwhile: 'The page leads to the enquiry form.',
    texts: [{ file: `${pages}/franchise.yaml`, text: 'write to us about the terms' }],
  },
  {
    fact: 'Legal name of the organisation',
    places: 'Every page, emails, invoices',
    meanwhile: 'The working name, which the settings can change.',
    texts: [{ file: settings, text: "name: 'Drone Soccer Canada'" }],
  },
  {
    fact: 'Postal address',
    places: 'Newsletter footer, invoices, contact page',
    meanwhile: 'Nothing. A newsletter campaign is not sent before the settings contain the address.',
    texts: [{ file: settings, text: "line1: ''" }],
  },
  {
    fact: 'Email, phone and office hours',
    places: 'Contact page, emails',
    meanwhile: 'Nothing, until the settings contain them.',
    texts: [{ file: settings, text: 'office: { hours: null }' }],
  },
  {
    fact: 'Tax registration numbers, and the provinces in which the organisation is registered',
    places: 'Checkout, invoices',
    meanwhile: 'Nothing. The sales tax of a province is charged from the day on which its registration is entered.',
  },
  {
    fact: 'Accounts on the four social networks',
    places: 'Footer',
    meanwhile: 'The links lead to posts about drone soccer, and their labels say no more.',
    texts: [
      { file: 'libs/contracts/src/office/settings/social-links.ts', text: 'tags/dronesoccer/' },
      { file: 'apps/web/src/locales/en/frame/layout.json', text: 'Drone soccer on {{network}}' },
    ],
  },
  {
    fact: 'Sizes, weights and rules of play by federation',
    places: 'Learn, Class 20, Class 40, World Cup, questions, posts',
    meanwhile: 'The published figures, each with its federation.',
    texts: [{ file: 'apps/web/src/content/facts.ts', text: "federation: 'FIDA'" }],
  },
  {
    fact: 'Outdoor flights: registration and permission, to be confirmed by counsel',
    places: 'Outdoor events, on their pages and in the newsletter',
    meanwhile: 'The warning, with the month in which it was written.',
    texts: [{ file: 'libs/contracts/src/content/to-confirm.ts', text: 'as we understood them in November 2026' }],
  },
  {
    fact: 'Membership: plans, prices, term and benefits beyond member slots and member prices',
    places: 'Membership',
    meanwhile: 'The two benefits that the site provides, and the enquiry form.',
    texts: [{ file: `${pages}/membership.yaml`, text: 'Member-only slots' }],
  },
  {
    fact: 'Wording of the waiver for participants, to be confirmed by counsel',
    places: 'Waiver, booking, check-in',
    meanwhile: 'A waiver in plain words, which says that it is not confirmed. It is recorded with its version.',
    texts: [{ file: `${policies}/waiver.yaml`, text: 'The organization has not confirmed this text yet.' }],
  },
  {
    fact: 'Guardian’s declaration for a participant under age',
    places: 'Booking, waitlist',
    meanwhile: 'A declaration in plain words, recorded with its version.',
    texts: [
      {
        file: 'libs/contracts/src/play/bookings/guardian.ts',
        text: 'I am the parent or guardian of everyone under age',
      },
    ],
  },
  {
    fact: 'Wording of the consent to the newsletter, to be confirmed by counsel',
    places: 'Footer, registration, checkout, profile',
    meanwhile: 'A sentence in plain words, recorded with each consent.',
    texts: [
      {
        file: 'libs/contracts/src/newsletter/subscribers/consent.ts',
        text: 'Send me the newsletter of Drone Soccer Canada.',
      },
    ],
  },
  {
    fact: 'Goods that cannot be returned',
    places: 'Terms',
    meanwhile: 'The customer asks on the page of the order, and staff decide.',
    texts: [{ file: `${policies}/terms.yaml`, text: 'we will tell you whether the item is eligible' }],
  },
  {
    fact: 'House rules of the arenas',
    places: 'Safety policy',
    meanwhile: 'Rules of caution for pilots. They promise no equipment, supervision or referee.',
    texts: [{ file: `${policies}/safety.yaml`, text: 'Wear eye protection at the net.' }],
  },
  {
    fact: 'Safe sport: people responsible, procedure, hearing of appeals, and any independent body or code',
    places: 'Safety policy, contact page',
    meanwhile: 'The right, the way to report, and the term for an appeal. No code or body is named.',
    texts: [
      { file: `${policies}/safety.yaml`, text: 'only the people responsible for safe sport can read such a report' },
    ],
  },
  {
    fact: 'Administrative policies on membership, discipline and eligibility',
    places: 'Privacy policy',
    meanwhile: 'Nothing but the way in which the product limits and records the work of staff.',
    texts: [{ file: `${policies}/privacy.yaml`, text: 'Staff see only the data that their role needs' }],
  },
  {
    fact: 'Shipping rates by zone and weight, delivery times, surcharges, free shipping and first-order discount',
    places: 'Shop, cart, checkout',
    meanwhile: 'The default figures of the settings.',
    texts: [{ file: shippingRates, text: '{ upToGrams: 30_000, feeCents: 1_500 }' }],
  },
  {
    fact: 'Accessibility: the person responsible, the time for an answer, texts in other formats, and the access to each arena',
    places: 'Accessibility statement',
    meanwhile:
      'The goal, the checks of the product, their limits, and the contact page. No one is named, and no term is promised.',
    texts: [{ file: `${pages}/accessibility.yaml`, text: 'The arena pages do not say whether you can get in' }],
  },
  {
    fact: 'Coaches, courses and a simulator of the organisation',
    places: 'Simulation, arenas',
    meanwhile: 'No page promises any of them.',
    texts: [{ file: `${pages}/simulation.yaml`, text: 'We have no simulator of our own' }],
  },
];
