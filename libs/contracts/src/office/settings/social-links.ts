import { boolean, type FieldsFor, integer, list, nullable, oneOf, ruledText } from '../../common/body.ts';
import { settingsFields } from './fields.ts';

/**
 * The networks in the footer (spec 2, Footer). Until the organisation enters its accounts, each link leads to the
 * network's own page about the sport, which suits any organisation that runs this site.
 */
export const socialNetworks = [
  {
    network: 'Instagram',
    hosts: ['instagram.com'],
    href: 'https://www.instagram.com/explore/tags/dronesoccer/',
  },
  { network: 'Facebook', hosts: ['facebook.com', 'fb.com'], href: 'https://www.facebook.com/hashtag/dronesoccer' },
  {
    network: 'YouTube',
    hosts: ['youtube.com', 'youtu.be'],
    href: 'https://www.youtube.com/results?search_query=drone+soccer',
  },
  { network: 'TikTok', hosts: ['tiktok.com'], href: 'https://www.tiktok.com/tag/dronesoccer' },
] as const;

export type SocialNetwork = (typeof socialNetworks)[number]['network'];

/** A link in the footer. */
export interface SocialLinkWire {
  network: SocialNetwork;
  href: string;
}

/** A footer link as the team edits it. A null or switched-off link does not appear in the footer. */
export interface EditedSocialLinkWire {
  network: SocialNetwork;
  href: string | null;
  isShown: boolean;
}

export interface SocialLinksBody {
  /** The version that the caller read. If the links were saved since, the answer is SET_001. */
  version: number;
  /** Every network once, in the order of the footer. */
  links: EditedSocialLinkWire[];
}

export type SocialLinksWire = SocialLinksBody;

const editedLink = {
  network: oneOf(socialNetworks.map(({ network }) => network)),
  href: nullable(ruledText(settingsFields.socialLink)),
  isShown: boolean(),
} satisfies FieldsFor<EditedSocialLinkWire>;

export const socialLinksBody = {
  version: integer({ min: 1 }),
  links: list(editedLink, { min: socialNetworks.length, max: socialNetworks.length }),
} satisfies FieldsFor<SocialLinksBody>;
