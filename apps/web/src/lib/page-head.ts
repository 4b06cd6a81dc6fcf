import { locales } from '@dronesoccer/contracts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { intlLocale } from './format';
import { localPath } from './paths';

export interface PageHead {
  title: string;
  description?: string | undefined;
  /** The title stands alone, without the site's name behind it. */
  alone?: boolean | undefined;
  /** Not for search engines: a person's own pages and pages that are not there. */
  isPrivate?: boolean | undefined;
}

/** Title, description, canonical address and the other language's address of the page that shows. */
export function usePageHead({ title, description, alone = false, isPrivate = false }: PageHead): void {
  const { t, i18n } = useTranslation('common');
  const { pathname } = useLocation();
  const siteName = t('siteName');
  const { language } = i18n;
  useEffect(() => {
    document.title = alone || title === siteName ? title : `${title} · ${siteName}`;
    setTag('meta', 'name', 'description', 'content', description);
    setTag('meta', 'name', 'robots', 'content', isPrivate ? 'noindex' : undefined);
    const addressIn = (locale: (typeof locales)[number]) => window.location.origin + localPath(pathname, locale);
    setTag('link', 'rel', 'canonical', 'href', isPrivate ? undefined : addressIn(language === 'fr' ? 'fr' : 'en'));
    for (const locale of locales) {
      setTag('link', 'hreflang', intlLocale[locale], 'href', isPrivate ? undefined : addressIn(locale));
      const link = document.head.querySelector(`link[hreflang="${intlLocale[locale]}"]`);
      link?.setAttribute('rel', 'alternate');
    }
  }, [title, siteName, description, alone, isPrivate, pathname, language]);
}

/** One tag of the head, found by an attribute: created, changed, or removed when it has no value. */
function setTag(tag: 'meta' | 'link', key: string, name: string, attribute: string, value: string | undefined): void {
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
