import { useLocation } from 'react-router-dom';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { siteOrigin } from '@/lib/on-server';

interface ShareHeadProps {
  title: string;
  description?: string | undefined;
  /** A path on this site or an absolute URL. */
  picture?: string | null | undefined;
  type: 'article' | 'product' | 'website';
}

/**
 * The Open Graph metadata of a page with a picture of its own. Only the server renders it, because the programs that
 * preview a shared link run no script; `share-tags.ts` adds what other pages need.
 */
export function ShareHead({ title, description, picture, type }: ShareHeadProps) {
  const { pathname } = useLocation();
  const locale = useLocale();
  const origin = siteOrigin();
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={origin + pathname} />
      <meta property="og:locale" content={intlLocale[locale].replace('-', '_')} />
      {picture && <meta property="og:image" content={new URL(picture, origin).href} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}
