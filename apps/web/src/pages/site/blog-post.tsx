import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { findPost, type Post } from '@/content/posts';
import { useLocale } from '@/lib/i18n/use-locale';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { PageHero } from './parts/page-hero';
import { PageTitle } from './parts/page-title';

export default function BlogPostPage() {
  const post = findPost(useParams().slug);
  return post ? <Article post={post} /> : <Missing />;
}

function Article({ post }: { post: Post }) {
  const locale = useLocale();
  const title = post.title[locale];
  const summary = post.summary[locale];
  return (
    <article>
      <PageHead title={title} description={summary} />
      <PageHero title={title} lead={summary} picture={post.picture} light="ice" />
      <div className="page-width section-space flex flex-col gap-6">
        {post.paragraphs.map((paragraph) => (
          <p key={paragraph.en} className="lead text-column">
            {paragraph[locale]}
          </p>
        ))}
        <BackToAll />
      </div>
    </article>
  );
}

function Missing() {
  const { t } = useTranslation('site');
  return (
    <PageTitle title={t('blogs.missingTitle')} lead={t('blogs.missingText')}>
      <BackToAll />
    </PageTitle>
  );
}

function BackToAll() {
  const { t } = useTranslation('site');
  return (
    <ButtonLink to={paths.blogs} variant="outline" className="mt-4 self-start">
      {t('blogs.back')}
    </ButtonLink>
  );
}
