import { addressOf } from '../issue/campaign-email.js';
import { blocks, type Finding, listOf, passes, warns } from './check-texts.js';
import { type LinkAnswer, probeLink } from './probe-link.js';

const linksMax = 20;
const atOnce = 4;

interface LinksToCheck {
  /** The links as written in the issue. */
  hrefs: readonly string[];
  /** The site's own origin. */
  origin: string;
  /** True to check links to other sites, too. */
  alsoOutside: boolean;
}

/** Checks that the pages an issue links to exist. */
export async function checkLinks({ hrefs, origin, alsoOutside }: LinksToCheck): Promise<Finding> {
  const refused = [...new Set(hrefs)].filter(hidesSomething);
  if (refused.length > 0) {
    const { en, fr } = listOf(refused);
    return blocks(
      'links',
      `Remove the hidden recipients or the password from these links: ${en}`,
      `Retirez de ces liens les destinataires cachés ou le mot de passe : ${fr}`,
    );
  }
  const unusable = [...new Set(hrefs)].filter((href) => addressOf(href, origin) === null);
  const pages = [...new Set(hrefs.map((href) => addressOf(href, origin)))].filter(
    (address): address is string => address?.startsWith('http') === true,
  );
  const isOwn = (address: string): boolean => new URL(address).origin === origin;
  // Our own pages come first: only they can block, so the limit must never drop them in favour of other sites.
  const all = [...pages.filter(isOwn), ...(alsoOutside ? pages.filter((page) => !isOwn(page)) : [])];
  const answers = await probeAll(all.slice(0, linksMax), origin);
  const addressesWith = (...wanted: LinkAnswer[]): string[] =>
    answers.filter(({ answer }) => wanted.includes(answer)).map(({ address }) => address);
  const missing = addressesWith('missing');
  const lost = missing.filter(isOwn);
  if (lost.length > 0) {
    const { en, fr } = listOf(lost);
    return blocks(
      'links',
      `These pages of our site do not exist: ${en}`,
      `Ces pages de notre site n’existent pas : ${fr}`,
    );
  }
  const silent = [...unusable, ...missing, ...addressesWith('private', 'fails')];
  if (silent.length > 0) {
    const { en, fr } = listOf(silent);
    return warns(
      'links',
      `Check these links, which do not respond: ${en}`,
      `Vérifiez ces liens, qui ne répondent pas : ${fr}`,
    );
  }
  if (all.length > linksMax) {
    const left = all.length - linksMax;
    return warns('links', `${left} links were not checked`, `${left} liens n’ont pas été vérifiés`);
  }
  return pages.length === 0
    ? passes('links', 'The email has no links', 'L’infolettre n’a aucun lien')
    : passes('links', 'All links respond', 'Tous les liens répondent');
}

/**
 * Returns whether a link hides something from its reader: additional email recipients, who would receive the reader's
 * message, or a user name or password, which makes an address look like another site's.
 */
export function hidesSomething(href: string): boolean {
  const base = 'https://own.invalid';
  if (!URL.canParse(href, base)) return false;
  const { protocol, username, password, searchParams } = new URL(href, base);
  if (username !== '' || password !== '') return true;
  return protocol === 'mailto:' && [...searchParams.keys()].some((field) => /^(?:to|b?cc)$/i.test(field.trim()));
}

async function probeAll(
  addresses: readonly string[],
  origin: string,
): Promise<{ address: string; answer: LinkAnswer }[]> {
  const waiting = addresses.values();
  const answers: { address: string; answer: LinkAnswer }[] = [];
  const work = async (): Promise<void> => {
    for (const address of waiting) answers.push({ address, answer: await probeLink(address, origin) });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}
