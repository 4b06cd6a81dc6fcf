import { hero } from './content/hero';
import { currentLocale, i18n } from './lib/i18n/i18n';
import { intlLocale } from './lib/i18n/intl-locale';
import { siteOrigin } from './lib/on-server';
import { pictureAddress } from './ui/layout/picture-address';

/**
 * Returns the Open Graph tags that the page's own head lacks. Only the server calls this function, because the programs
 * that preview a shared link run no script.
 */
export function shareTagsOf(head: string): string {
  const inHead = (pattern: RegExp) => pattern.exec(head)?.[1];
  const tags = [
    ['property', 'og:site_name', i18n.t('siteName', { ns: 'common' })],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', inHead(/<title[^>]*>([^<]*)/)],
    ['property', 'og:description', inHead(/<meta name="description" content="([^"]*)"/)],
    ['property', 'og:url', inHead(/<link rel="canonical" href="([^"]*)"/)],
    ['property', 'og:locale', intlLocale[currentLocale()].replace('-', '_')],
    ['property', 'og:image', siteOrigin() + pictureAddress(hero.wide.src, 1200).replaceAll('&', '&amp;')],
    ['name', 'twitter:card', 'summary_large_image'],
  ] as const;
  return tags
    .filter(([kind, name, content]) => content !== undefined && !head.includes(`<meta ${kind}="${name}"`))
    .map(([kind, name, content]) => `<meta ${kind}="${name}" content="${content}">`)
    .join('');
}
