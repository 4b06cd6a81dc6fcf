import type { PostWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { Markdown } from '@/ui/layout/markdown';
import { PostList } from './post-list';

/** The text of a post, and other posts to read. */
export function PostBody({ post: { locale, body, related } }: { post: PostWire }) {
  const { t } = useTranslation('editorial');
  const pageLocale = useLocale();
  const isTranslated = locale === pageLocale;
  return (
    <>
      <div className="page-width section-space flex flex-col items-start gap-8">
        {!isTranslated && <p className="rounded-control bg-raised px-4 py-3">{t(`posts.post.onlyIn.${locale}`)}</p>}
        <div lang={isTranslated ? undefined : intlLocale[locale]} className="lead">
          <Markdown source={body} topLevel={2} hasPictures />
        </div>
        <ButtonLink to={paths.blogs} variant="outline">
          {t('posts.all')}
        </ButtonLink>
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related" className="border-t border-line">
          <div className="page-width section-space flex flex-col gap-7">
            <h2 id="related" className="display-2">
              {t('posts.post.related')}
            </h2>
            <PostList posts={related} level="h3" />
          </div>
        </section>
      )}
    </>
  );
}
