import { useTranslation } from 'react-i18next';
import { posts } from '@/content/posts';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { LinkTile } from './parts/link-tile';
import { PageTitle } from './parts/page-title';

export default function BlogsPage() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  return (
    <>
      <PageTitle title={t('blogs.title')} lead={t('blogs.lead')} />
      <div className="page-width grid grid-cols-1 gap-4 pb-24 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <LinkTile
            key={post.slug}
            to={paths.blog(post.slug)}
            title={post.title[locale]}
            text={post.summary[locale]}
            picture={post.picture}
          />
        ))}
      </div>
    </>
  );
}
