import type { Mutation } from '../mutation.ts';

const file = 'apps/api/src/features/settings/edit-social-links.ts';
const tests = ['apps/api/src/features/settings/social-links.spec.ts'];

/** What the footer's links to social networks rest on. */
export const socialLinks: readonly Mutation[] = [
  {
    promise: 'S1',
    what: 'a link that the team hides is shown to no one',
    file,
    text: '(isShown && href !== null ?',
    becomes: '(href !== null ?',
    tests,
  },
  {
    promise: 'S1',
    what: 'the links are shown in the order that the team gave them',
    file,
    text: 'links: links.map(({ network, href, isShown }) => ({ network, href: href || null, isShown })),',
    becomes:
      'links: links.map(({ network, href, isShown }) => ({ network, href: href || null, isShown })).toSorted((one, other) => one.network.localeCompare(other.network)),',
    tests,
  },
  {
    promise: 'S8',
    what: 'a link leads to its network and nowhere else',
    file,
    text: 'if (href !== null && !isLinkOf(network, href)) refuse',
    becomes: 'if (href !== null && !isLinkOf(network, href) && !href) refuse',
    tests,
  },
  {
    promise: 'R9',
    what: 'of two who save what they both read, one is refused',
    file,
    text: "  WHERE (settings.value ->> 'version')::int = $1\n",
    becomes: '',
    tests,
  },
];
