import {
  settingsFields,
  normalizeField,
  settingsProblems,
  type SocialLinksBody,
  type SocialLinksWire,
  type SocialNetwork,
  socialNetworks,
} from '@dronesoccer/contracts';
import { isLinkOf } from '@dronesoccer/domain';
import type { FormCheck, FormRules } from '@/lib/forms/use-ruled-form';

/** The form values of the footer's links: an address for each network, the order, and the hidden networks. */
export interface LinksForm extends Record<SocialNetwork, string> {
  order: SocialNetwork[];
  hidden: SocialNetwork[];
}

const networks = socialNetworks.map(({ network }) => network);
const each = <V>(valueOf: (network: SocialNetwork) => V) =>
  Object.fromEntries(networks.map((network) => [network, valueOf(network)])) as Record<SocialNetwork, V>;

export const linksRules: FormRules<LinksForm> = each(() => settingsFields.socialLink);

export const linksForm = ({ links }: SocialLinksWire): LinksForm => ({
  ...each((network) => links.find((link) => link.network === network)?.href ?? ''),
  order: links.map(({ network }) => network),
  hidden: links.flatMap(({ network, isShown }) => (isShown ? [] : network)),
});

export const linksBody = (values: LinksForm, version: number): SocialLinksBody => ({
  version,
  links: values.order.map((network) => ({
    network,
    href: values[network] || null,
    isShown: !values.hidden.includes(network),
  })),
});

export const linksCheck: FormCheck<LinksForm> = (values, locale) =>
  each((network) => {
    const href = normalizeField(settingsFields.socialLink, values[network]);
    return href === '' || isLinkOf(network, href) ? undefined : settingsProblems.foreignLink[locale];
  });

/** Returns the order with a network moved one position up (-1) or down (1). */
export function moveNetwork(order: readonly SocialNetwork[], network: SocialNetwork, by: -1 | 1): SocialNetwork[] {
  const others = order.filter((one) => one !== network);
  return others.toSpliced(order.indexOf(network) + by, 0, network);
}
