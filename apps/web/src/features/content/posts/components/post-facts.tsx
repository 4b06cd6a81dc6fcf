import type { PostSummaryWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatOfficeDate } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

/** The day on which a post was published, and its reading time. */
export function PostFacts({ post: { publishedAt, readingMinutes } }: { post: PostSummaryWire }) {
  const { t } = useTranslation('editorial');
  return (
    <p className="text-sm text-muted">
      <time dateTime={publishedAt}>{formatOfficeDate(publishedAt, useLocale())}</time>
      {' · '}
      {t('posts.minutes', { count: readingMinutes })}
    </p>
  );
}
