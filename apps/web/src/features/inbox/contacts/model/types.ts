import { ContactType } from '@dronesoccer/contracts';

/** The types' slugs in the address: `/contact-us?type=franchise`. */
const slugs = {
  contact: ContactType.CONTACT,
  membership: ContactType.MEMBERSHIP,
  franchise: ContactType.FRANCHISE,
  'safe-sport': ContactType.SAFE_SPORT,
} as const;

export const contactTypes = Object.values(slugs);

export function typeOf(slug: string | null): ContactType {
  return slug !== null && Object.hasOwn(slugs, slug) ? slugs[slug as keyof typeof slugs] : ContactType.CONTACT;
}

export const slugOf = (type: ContactType): string =>
  Object.entries(slugs).find(([, each]) => each === type)?.[0] ?? 'contact';
