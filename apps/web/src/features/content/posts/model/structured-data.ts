import type { PostWire } from '@dronesoccer/contracts';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { siteOrigin } from '@/lib/on-server';
import { localPath, paths } from '@/lib/paths';

interface Site {
  /** The name of the organisation, which publishes the post. */
  name: string;
  /** The title of the page that lists all posts. */
  blog: string;
}

/** Returns a post and its place on the site for search engines (schema.org/BlogPosting, BreadcrumbList). */
export function postStructuredData(post: PostWire, { name, blog }: Site): object[] {
  const { title, summary, slug, locale, picture, publishedAt, updatedAt, readingMinutes } = post;
  const context = 'https://schema.org';
  const addressOf = (path: string): string => siteOrigin() + localPath(path, locale);
  const url = addressOf(paths.blog(slug));
  return [
    {
      ...{ '@context': context, '@type': 'BlogPosting', headline: title, url, mainEntityOfPage: url },
      ...(summary !== '' && { description: summary }),
      ...(picture !== null && { image: new URL(picture.url, siteOrigin()).href }),
      ...{ datePublished: publishedAt, dateModified: updatedAt, inLanguage: intlLocale[locale] },
      timeRequired: `PT${readingMinutes}M`,
      publisher: { '@type': 'Organization', name, url: siteOrigin() },
    },
    {
      ...{ '@context': context, '@type': 'BreadcrumbList' },
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: blog, item: addressOf(paths.blogs) },
        { '@type': 'ListItem', position: 2, name: title, item: url },
      ],
    },
  ];
}
