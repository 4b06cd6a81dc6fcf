import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PostList, postsOnPage, PostsFeedHead, PostsFeedLink, postsQuery } from '@/features/content/posts';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { pageIn, Pagination } from '@/ui/navigation/pagination';
import { PageTitle } from './parts/page-title';

/** The published posts, latest first. */
export default function BlogsPage() {
  const { t } = useTranslation('editorial');
  const [search] = useSearchParams();
  const page = pageIn(search);
  const { data, error, isFetching, refetch } = useQuery(postsQuery(page));
  const isBeyond = data !== undefined && data.total > 0 && data.items.length === 0;
  return (
    <>
      <PageTitle
        title={t('posts.list.title')}
        lead={t('posts.list.lead')}
        query={page === 1 ? '' : `?page=${page}`}
        isPrivate={isBeyond}
      >
        <PostsFeedHead />
        <PostsFeedLink />
      </PageTitle>
      <div className="page-width flex flex-col gap-10 pb-24">
        {data && data.items.length > 0 && (
          <>
            <PostList posts={data.items} level="h2" />
            <Pagination
              page={page}
              pageCount={Math.ceil(data.total / postsOnPage)}
              hrefOf={(each) => (each === 1 ? paths.blogs : `${paths.blogs}?page=${each}`)}
            />
          </>
        )}
        {data?.total === 0 && <EmptyState title={t('posts.list.none')} text={t('posts.list.noneText')} />}
        {isBeyond && (
          <EmptyState
            title={t('posts.list.beyond')}
            text={t('posts.list.beyondText')}
            action={<ButtonLink to={paths.blogs}>{t('posts.list.latest')}</ButtonLink>}
          />
        )}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !error && (
          <Loading label={t('posts.list.loading')} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <Skeleton className="h-96 rounded-card" />
            <Skeleton className="h-96 rounded-card max-sm:hidden" />
            <Skeleton className="h-96 rounded-card max-lg:hidden" />
          </Loading>
        )}
      </div>
    </>
  );
}
