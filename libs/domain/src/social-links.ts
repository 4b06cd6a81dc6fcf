import { patterns, type SocialNetwork, socialNetworks } from '@dronesoccer/contracts';

/** Returns whether a link leads to the network's own site over HTTPS. The form and the server share this check. */
export function isLinkOf(network: SocialNetwork, href: string): boolean {
  const [, host] = /^https:\/\/([^/?#]+)/.exec(href) ?? [];
  if (host === undefined || !patterns.webAddress.test(href)) return false;
  const hosts: readonly string[] = socialNetworks.find((each) => each.network === network)?.hosts ?? [];
  return hosts.some((own) => `.${host.toLowerCase()}`.endsWith(`.${own}`));
}
