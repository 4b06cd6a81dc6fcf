import type { Locale } from '@dronesoccer/contracts';

/** The subject of a post in one language: a campaign, product, tournament or blog post. */
export interface Subject {
  title: string;
  summary: string;
  /** The absolute URL of the subject's page. */
  link: string;
}

export interface Outlet {
  id: 'X' | 'Instagram' | 'Facebook' | 'YouTube' | 'TikTok';
  /** The maximum length of a post. */
  limit: number;
  /** True if URLs in a post are clickable. Otherwise the text says where to find the link. */
  takesLinks: boolean;
  count: (text: string) => number;
}

const signs = (text: string): number => [...text].length;

const address = /https?:\/\/\S+/g;
/** The length that X counts for any URL. */
const addressOnX = 23;
/** Returns true for code points that X counts once. All others, such as emoji, count twice. */
const isSimple = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return (
    code <= 0x10ff ||
    (code >= 0x2000 && code <= 0x200d) ||
    (code >= 0x2010 && code <= 0x201f) ||
    (code >= 0x2032 && code <= 0x2037)
  );
};

/** Counts as X does: https://docs.x.com/fundamentals/counting-characters */
export const countOnX = (text: string): number =>
  (text.match(address)?.length ?? 0) * addressOnX +
  [...text.normalize('NFC').replaceAll(address, '')].reduce((sum, sign) => sum + (isSimple(sign) ? 1 : 2), 0);

/** Facebook accepts far longer posts, but shows no one more than 5,000 characters. */
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

/** Returns a suggested text that fits the limit. It first drops the summary, then shortens the title. */
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
