import { locales } from '@dronesoccer/contracts';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { intlLocale } from './i18n/intl-locale';
import { useLocale } from './i18n/use-locale';
import { localPath } from './paths';

export interface PageHeadProps {
  /** Omitted until the page knows its title; then only the site's name is shown. */
  title?: string | undefined;
  description?: string | undefined;
  /** Shows the title without the site's name. */
  alone?: boolean | undefined;
  /** Keeps the page out of search engines: personal pages and missing pages. */
  isPrivate?: boolean | undefined;
  /** The part of the query that identifies a separate page: `?page=2` of a list. */
  query?: string | undefined;
}

/**
 * The title, description, canonical address and alternate language address, which React hoists into the head. Render it
 * only once per page, because duplicates would all appear in the head.
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

/** Only the title, for screens outside the pages. */
export function DocumentTitle({ children }: { children: string }) {
  useLayoutEffect(() => {
    // Remove the tags that index.html provides until the first screen.
    for (const tag of document.head.querySelectorAll('[data-until-shown]')) tag.remove();
  }, []);
  return <title>{children}</title>;
}

/** Structured data for search engines. It is inert text that no browser executes. */
export function StructuredData({ data }: { data: object }) {
  // No text may close the script element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
