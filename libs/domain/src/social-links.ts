import { patterns, type SocialNetwork, socialNetworks } from '@dronesoccer/contracts';

/** Whether a link leads to the network's own site, over https; the form and the server ask alike. */
export function isLinkOf(network: SocialNetwork, href: string): boolean {
  const [, host] = /^https:\/\/([^/?#]+)/.exec(href) ?? [];
  if (host === undefined || !patterns.webAddress.test(href)) return false;
  const hosts: readonly string[] = socialNetworks.find((each) => each.network === network)?.hosts ?? [];
  return hosts.some((own) => `.${host.toLowerCase()}`.endsWith(`.${own}`));
}
