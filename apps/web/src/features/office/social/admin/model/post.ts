import type { Locale } from '@dronesoccer/contracts';

/** What a post is about: a campaign, a product, a tournament, a post of the blog; in one language. */
export interface Subject {
  title: string;
  summary: string;
  /** The whole address of its page. */
  link: string;
}

export interface Outlet {
  id: 'X' | 'Instagram' | 'Facebook' | 'YouTube' | 'TikTok';
  /** The most signs of one post. */
  limit: number;
  /** Addresses in its texts can be followed; where they cannot, the text says where the link is. */
  takesLinks: boolean;
  count: (text: string) => number;
}

const signs = (text: string): number => [...text].length;

const address = /https?:\/\/\S+/g;
/** What X counts an address as, however long it is. */
const addressOnX = 23;
/** Code points that X counts once; all others, such as emoji, count twice. */
const isSimple = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return (
    code <= 0x10ff ||
    (code >= 0x2000 && code <= 0x200d) ||
    (code >= 0x2010 && code <= 0x201f) ||
    (code >= 0x2032 && code <= 0x2037)
  );
};

/** As X counts: https://docs.x.com/fundamentals/counting-characters */
export const countOnX = (text: string): number =>
  (text.match(address)?.length ?? 0) * addressOnX +
  [...text.normalize('NFC').replaceAll(address, '')].reduce((sum, sign) => sum + (isSimple(sign) ? 1 : 2), 0);

/** Facebook takes far more, and shows no one more than this. */
export const outlets: readonly Outlet[] = [
  { id: 'X', limit: 280, takesLinks: true, count: countOnX },
  { id: 'Instagram', limit: 2_200, takesLinks: false, count: signs },
  { id: 'Facebook', limit: 5_000, takesLinks: true, count: signs },
  { id: 'YouTube', limit: 5_000, takesLinks: true, count: signs },
  { id: 'TikTok', limit: 2_200, takesLinks: false, count: signs },
];

const words = {
  inProfile: { en: 'Link in our profile.', fr: 'Lien dans notre profil.' },
  tags: { en: '#DroneSoccer #Drones #Canada', fr: '#DroneSoccer #Drones #Québec' },
} as const;

/** A text to begin with, which fits: the summary gives way first, then the end of the title. */
export function suggestedText(
  { title, summary, link }: Subject,
  { takesLinks, limit, count }: Outlet,
  locale: Locale,
): string {
  const end = [takesLinks ? link : words.inProfile[locale], words.tags[locale]].join('\n\n');
  const whole = (parts: readonly string[]): string => [...parts.filter((part) => part !== ''), end].join('\n\n');
  const fits = (text: string): boolean => count(text) <= limit;
  const full = whole([title, summary]);
  if (fits(full)) return full;
  const short = whole([title]);
  if (fits(short)) return short;
  const letters = [...title].slice(0, limit);
  while (letters.length > 0 && !fits(whole([`${letters.join('')}…`]))) letters.pop();
  return whole([`${letters.join('').trimEnd()}…`]);
}
