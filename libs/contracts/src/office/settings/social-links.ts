import { boolean, type Describes, integer, list, nullable, oneOf, ruled } from '../../common/body.ts';
import { settingsFields } from './fields.ts';

/**
 * The networks of the footer (spec 2, Footer). Until the organisation names its accounts, each leads to the network's own
 * page on the sport, which is true of any organisation that runs this site.
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

/** A link of the footer. */
export interface SocialLinkWire {
  network: SocialNetwork;
  href: string;
}

/** The same as the team edits it: null, or switched off, it is not in the footer. */
export interface EditedSocialLinkWire {
  network: SocialNetwork;
  href: string | null;
  isShown: boolean;
}

export interface SocialLinksBody {
  /** As it was read; if the links were saved since, the answer is SET_001. */
  version: number;
  /** Every network once, in the order of the footer. */
  links: EditedSocialLinkWire[];
}

export type SocialLinksWire = SocialLinksBody;

const editedLink = {
  network: oneOf(socialNetworks.map(({ network }) => network)),
  href: nullable(ruled(settingsFields.socialLink)),
  isShown: boolean(),
} satisfies Describes<EditedSocialLinkWire>;

export const socialLinksBody = {
  version: integer({ min: 1 }),
  links: list(editedLink, { min: socialNetworks.length, max: socialNetworks.length }),
} satisfies Describes<SocialLinksBody>;
