import type { Locale } from '@dronesoccer/contracts';
import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { textLinkClass } from '@/ui/actions/link';

/** A feed reader sends no language of its own, so the address names it. */
const feedAddress = (locale: Locale): string => `/api/posts-feed?locale=${locale}`;

/** Names the feed in the head of a page, where feed readers find it. */
export function PostsFeedHead() {
  const { t } = useTranslation('editorial');
  return (
    <link rel="alternate" type="application/rss+xml" title={t('posts.list.title')} href={feedAddress(useLocale())} />
  );
}

/** The feed of all posts. It is a plain link, so that its address can be copied. */
export function PostsFeedLink() {
  const { t } = useTranslation('editorial');
  return (
    <a href={feedAddress(useLocale())} className={`inline-flex min-h-11 items-center gap-2 ${textLinkClass}`}>
      <Rss aria-hidden className="size-5" />
      {t('posts.list.rss')}
    </a>
  );
}
