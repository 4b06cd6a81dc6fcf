import { type BodyFields, boolean, type FieldsFor, freeText, oneOf, optional, ruledText } from '../../common/body.ts';
import { valuesOf } from '../../common/enums.ts';
import type { LocalText } from '../../common/locales.ts';
import { typeset } from '../../common/typography.ts';
import { contactFields } from './fields.ts';

type ValueOf<T> = T[keyof T];

export const ContactType = { CONTACT: 1, MEMBERSHIP: 2, FRANCHISE: 3, SAFE_SPORT: 4 } as const;
export type ContactType = ValueOf<typeof ContactType>;

/** The types that everyone who answers contacts may see; SAFE_SPORT has separate calls. */
export const inboxTypes = [ContactType.CONTACT, ContactType.MEMBERSHIP, ContactType.FRANCHISE] as const;

export const ContactSubject = { ORDER: 1, BOOKING: 2, SPORT: 3, PRESS: 4, OTHER: 5 } as const;
export type ContactSubject = ValueOf<typeof ContactSubject>;
export const MembershipFor = { ME: 1, CHILD: 2, GROUP: 3 } as const;
export type MembershipFor = ValueOf<typeof MembershipFor>;
export const AgeGroup = { UNDER_10: 1, FROM_10_TO_13: 2, FROM_14_TO_17: 3, ADULT: 4, MIXED: 5 } as const;
export type AgeGroup = ValueOf<typeof AgeGroup>;
/** Thousands of dollars. */
export const FranchiseBudget = { UNDER_50: 1, FROM_50_TO_100: 2, FROM_100_TO_250: 3, OVER_250: 4 } as const;
export type FranchiseBudget = ValueOf<typeof FranchiseBudget>;
export const FranchiseStart = { IN_6_MONTHS: 1, IN_A_YEAR: 2, LATER: 3 } as const;
export type FranchiseStart = ValueOf<typeof FranchiseStart>;

/** The optional questions that a form asks in addition to name, email, phone and message, by contact type. */
export const contactDetails = {
  [ContactType.CONTACT]: { subject: optional(oneOf(valuesOf(ContactSubject))) },
  [ContactType.MEMBERSHIP]: {
    forWhom: optional(oneOf(valuesOf(MembershipFor))),
    ageGroup: optional(oneOf(valuesOf(AgeGroup))),
    club: optional(ruledText(contactFields.detail)),
  },
  [ContactType.FRANCHISE]: {
    city: optional(ruledText(contactFields.detail)),
    budget: optional(oneOf(valuesOf(FranchiseBudget))),
    start: optional(oneOf(valuesOf(FranchiseStart))),
    experience: freeText({ max: 1_000 }),
  },
  [ContactType.SAFE_SPORT]: {
    when: optional(ruledText(contactFields.detail)),
    where: optional(ruledText(contactFields.detail)),
    /** If absent, the team may contact the sender. */
    wantsContact: optional(boolean()),
  },
} as const satisfies Readonly<Record<ContactType, BodyFields>>;

export interface ContactDetailsWire {
  subject?: ContactSubject;
  forWhom?: MembershipFor;
  ageGroup?: AgeGroup;
  club?: string;
  city?: string;
  budget?: FranchiseBudget;
  start?: FranchiseStart;
  experience?: string;
  when?: string;
  where?: string;
  wantsContact?: boolean;
}

export const anyContactDetails = {
  ...contactDetails[ContactType.CONTACT],
  ...contactDetails[ContactType.MEMBERSHIP],
  ...contactDetails[ContactType.FRANCHISE],
  ...contactDetails[ContactType.SAFE_SPORT],
} satisfies FieldsFor<ContactDetailsWire>;

export type ContactDetail = keyof ContactDetailsWire;

/** Returns the details that a contact of this type does not have. */
export function unexpectedDetails(type: ContactType, details: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(details).filter(
    (name) => details[name] !== undefined && !Object.hasOwn(contactDetails[type], name),
  );
}

const words = (en: string, fr: string): LocalText => ({ en, fr: typeset(fr, 'fr') });

/** The labels of types, details and choices, in forms, lists, emails and exports. */
export const contactLabels = {
  types: {
    [ContactType.CONTACT]: words('A question', 'Une question'),
    [ContactType.MEMBERSHIP]: words('Membership', 'Adhésion'),
    [ContactType.FRANCHISE]: words('Franchise', 'Franchise'),
    [ContactType.SAFE_SPORT]: words('Safe sport', 'Sport sécuritaire'),
  },
  details: {
    subject: words('Subject', 'Sujet'),
    forWhom: words('For whom', 'Pour qui'),
    ageGroup: words('Age group', 'Groupe d’âge'),
    club: words('Club or school', 'Club ou école'),
    city: words('City', 'Ville'),
    budget: words('Budget', 'Budget'),
    start: words('When to start', 'Début souhaité'),
    experience: words('Experience', 'Expérience'),
    when: words('When it happened', 'Quand cela s’est passé'),
    where: words('Where it happened', 'Où cela s’est passé'),
    wantsContact: words('May be contacted', 'Contact autorisé'),
  } satisfies Record<ContactDetail, LocalText>,
  choices: {
    subject: {
      [ContactSubject.ORDER]: words('A shop order', 'Une commande de la boutique'),
      [ContactSubject.BOOKING]: words('A booking', 'Une réservation'),
      [ContactSubject.SPORT]: words('The sport', 'Le sport'),
      [ContactSubject.PRESS]: words('Press', 'Médias'),
      [ContactSubject.OTHER]: words('Something else', 'Autre chose'),
    },
    forWhom: {
      [MembershipFor.ME]: words('Me', 'Moi'),
      [MembershipFor.CHILD]: words('My child', 'Mon enfant'),
      [MembershipFor.GROUP]: words('A group', 'Un groupe'),
    },
    ageGroup: {
      [AgeGroup.UNDER_10]: words('Under 10', 'Moins de 10 ans'),
      [AgeGroup.FROM_10_TO_13]: words('10 to 13', 'De 10 à 13 ans'),
      [AgeGroup.FROM_14_TO_17]: words('14 to 17', 'De 14 à 17 ans'),
      [AgeGroup.ADULT]: words('18 and over', '18 ans et plus'),
      [AgeGroup.MIXED]: words('Several ages', 'Plusieurs âges'),
    },
    budget: {
      [FranchiseBudget.UNDER_50]: words('Under $50,000', 'Moins de 50 000 $'),
      [FranchiseBudget.FROM_50_TO_100]: words('$50,000 to $100,000', 'De 50 000 $ à 100 000 $'),
      [FranchiseBudget.FROM_100_TO_250]: words('$100,000 to $250,000', 'De 100 000 $ à 250 000 $'),
      [FranchiseBudget.OVER_250]: words('Over $250,000', 'Plus de 250 000 $'),
    },
    start: {
      [FranchiseStart.IN_6_MONTHS]: words('Within 6 months', 'D’ici 6 mois'),
      [FranchiseStart.IN_A_YEAR]: words('Within a year', 'D’ici un an'),
      [FranchiseStart.LATER]: words('Later', 'Plus tard'),
    },
  },
} as const;

const [yes, no] = [words('Yes', 'Oui'), words('No', 'Non')];

/** Returns the details of a contact as readable lines, in the order of its form. */
export function detailLines(type: ContactType, details: ContactDetailsWire): { label: LocalText; value: LocalText }[] {
  return (Object.keys(contactDetails[type]) as ContactDetail[]).flatMap((name) => {
    const value = detailText(name, details[name]);
    return value === null ? [] : [{ label: contactLabels.details[name], value }];
  });
}

function detailText(name: ContactDetail, value: ContactDetailsWire[ContactDetail]): LocalText | null {
  if (value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? yes : no;
  const choices: Readonly<Record<number, LocalText>> | undefined =
    name in contactLabels.choices ? contactLabels.choices[name as keyof typeof contactLabels.choices] : undefined;
  return (typeof value === 'number' && choices?.[value]) || { en: String(value), fr: String(value) };
}
