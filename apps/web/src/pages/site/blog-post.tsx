import type { PostWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PreviewNote } from '@/features/common/preview-note';
import { ShareHead } from '@/features/common/share-head';
import { usePreviewToken } from '@/features/common/use-preview-token';
import { PostBody, PostFacts, postQuery, PostsFeedHead, postStructuredData } from '@/features/content/posts';
import { ApiError } from '@/lib/errors/api-error';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { PageHead, StructuredData } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { PageHero } from './parts/page-hero';
import { TextPlaceholder } from './parts/text-placeholder';

/** A post of the blog. */
export default function BlogPostPage() {
  const { t } = useTranslation('editorial');
  const { slug = '' } = useParams();
  const preview = usePreviewToken();
  const { data, error, isFetching, refetch } = useQuery<PostWire>(postQuery(slug, preview));
  if (data) return <FoundPost post={data} isPreview={preview !== null} />;
  if (!error) {
    return (
      <>
        <PageHead title={t('posts.post.title')} />
        <TextPlaceholder label={t('posts.post.loading')} />
      </>
    );
  }
  const missing = error instanceof ApiError ? missingTexts[error.status] : undefined;
  return (
    <div className="page-width py-16">
      <PageHead title={t('posts.post.title')} isPrivate />
      <h1 className="sr-only">{t('posts.post.title')}</h1>
      {missing ? (
        <EmptyState
          title={t(`posts.post.${missing}`)}
          text={t(`posts.post.${missing}Text`)}
          action={<ButtonLink to={paths.blogs}>{t('posts.all')}</ButtonLink>}
        />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  );
}

/** The texts for an address that no post ever had, and for a post that was taken down (CONTENT_003). */
const missingTexts: Partial<Record<number, 'unknown' | 'gone'>> = { 400: 'unknown', 404: 'unknown', 410: 'gone' };

function FoundPost({ post, isPreview }: { post: PostWire; isPreview: boolean }) {
  const { t } = useTranslation(['editorial', 'common']);
  const pageLocale = useLocale();
  const { title, summary, locale, slugs, picture } = post;
  const addresses = Object.entries(slugs).map(([language, slug]) => [language, paths.blog(slug)] as const);
  return (
    <article>
      <PageHead
        title={title}
        description={summary || undefined}
        published={Object.fromEntries(addresses)}
        isPrivate={isPreview}
      />
      {isPreview && <PreviewNote text={t('posts.post.preview')} />}
      {import.meta.env.SSR && <ShareHead title={title} description={summary} type="article" picture={picture?.url} />}
      <PostsFeedHead />
      <StructuredData data={postStructuredData(post, { name: t('common:siteName'), blog: t('posts.list.title') })} />
      <PageHero
        title={title}
        lead={summary}
        lang={locale === pageLocale ? undefined : intlLocale[locale]}
        picture={picture}
        light="ice"
      >
        <PostFacts post={post} />
      </PageHero>
      <PostBody post={post} />
    </article>
  );
}
