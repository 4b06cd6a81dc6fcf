import { type Locale, locales } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { intlLocale } from './i18n/intl-locale';
import { useLocale } from './i18n/use-locale';
import { siteOrigin } from './on-server';
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
  /**
   * The English paths of a page whose address differs between the languages, for each language in which the page is
   * published.
   */
  published?: Partial<Record<Locale, string>> | undefined;
}

/**
 * The title, description, canonical address and alternate language address, which React hoists into the head. Render it
 * only once per page, because duplicates would all appear in the head.
 */
export function PageHead({
  title,
  description,
  alone = false,
  isPrivate = false,
  query = '',
  published,
}: PageHeadProps) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const locale = useLocale();
  const siteName = t('siteName');
  const addressIn = (language: Locale) => siteOrigin() + localPath(published?.[language] ?? pathname, language) + query;
  return (
    <>
      <title>{title === undefined ? siteName : alone || title === siteName ? title : `${title} · ${siteName}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {isPrivate ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressIn(locale)} />
          {locales
            .filter((language) => !published || published[language])
            .map((language) => (
              <link key={language} rel="alternate" hrefLang={intlLocale[language]} href={addressIn(language)} />
            ))}
        </>
      )}
    </>
  );
}

/** Only the title, for screens outside the pages. */
export const DocumentTitle = ({ children }: { children: string }) => <title>{children}</title>;

/** Structured data for search engines. It is inert text that no browser executes. */
export function StructuredData({ data }: { data: object }) {
  // No text may close the script element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
