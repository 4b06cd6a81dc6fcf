import { locales } from '@dronesoccer/contracts';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { intlLocale } from './i18n/intl-locale';
import { useLocale } from './i18n/use-locale';
import { localPath } from './paths';

export interface PageHeadProps {
  /** Left out while the page does not know it yet: the site's name stands alone. */
  title?: string | undefined;
  description?: string | undefined;
  /** The title stands alone, without the site's name behind it. */
  alone?: boolean | undefined;
  /** Not for search engines: a person's own pages and pages that are not there. */
  isPrivate?: boolean | undefined;
  /** What of the address's query is a page of its own: `?page=2` of a list. */
  query?: string | undefined;
}

/**
 * Title, description, canonical address and the other language's address, which React lifts into the head. One page shows
 * one of them: what several render at once would stand there several times.
 */
export function PageHead({ title, description, alone = false, isPrivate = false, query = '' }: PageHeadProps) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const locale = useLocale();
  const siteName = t('siteName');
  const addressIn = (language: (typeof locales)[number]) =>
    window.location.origin + localPath(pathname, language) + query;
  return (
    <>
      <DocumentTitle>
        {title === undefined ? siteName : alone || title === siteName ? title : `${title} · ${siteName}`}
      </DocumentTitle>
      {description !== undefined && <meta name="description" content={description} />}
      {isPrivate ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressIn(locale)} />
          {locales.map((language) => (
            <link key={language} rel="alternate" hrefLang={intlLocale[language]} href={addressIn(language)} />
          ))}
        </>
      )}
    </>
  );
}

/** The title alone, for screens that stand outside the pages. */
export function DocumentTitle({ children }: { children: string }) {
  useLayoutEffect(() => {
    // What index.html said until the first screen came.
    for (const tag of document.head.querySelectorAll('[data-until-shown]')) tag.remove();
  }, []);
  return <title>{children}</title>;
}

/** Data for search engines, while the page shows. It is text: no browser runs it. */
export function StructuredData({ data }: { data: object }) {
  // No text may close the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
