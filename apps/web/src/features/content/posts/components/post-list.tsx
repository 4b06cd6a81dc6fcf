import type { PostSummaryWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/actions/link';
import { Picture } from '@/ui/layout/picture';
import { Trail } from '@/ui/layout/trail';
import { PostFacts } from './post-facts';

/** Posts as cards, in the given order. */
export function PostList({ posts, level }: { posts: readonly PostSummaryWire[]; level: 'h2' | 'h3' }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} level={level} />
        </li>
      ))}
    </ul>
  );
}

function PostCard({ post, level: Heading }: { post: PostSummaryWire; level: 'h2' | 'h3' }) {
  const { t } = useTranslation('editorial');
  const locale = useLocale();
  const { slug, title, summary, picture } = post;
  const lang = post.locale === locale ? undefined : intlLocale[post.locale];
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-[border-color,box-shadow] duration-(--medium) ease-flight hover:border-line-strong hover:shadow-lift">
      {picture ? (
        <Picture
          src={picture.url}
          alt={picture.alt}
          focus={picture.focus}
          sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 46vw, 92vw"
          className="aspect-video w-full bg-raised object-cover"
        />
      ) : (
        <span aria-hidden className="flex aspect-video items-center justify-center bg-raised">
          <Trail className="h-14 w-52" />
        </span>
      )}
      <div className="flex grow flex-col gap-2 p-4 sm:p-5">
        <PostFacts post={post} />
        <Heading lang={lang} className="display-3 wrap-anywhere">
          <Link to={paths.blog(slug)} className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </Heading>
        {summary !== '' && (
          <p lang={lang} className="text-muted">
            {summary}
          </p>
        )}
        <span aria-hidden className="mt-auto pt-2 text-sm font-semibold text-ice">
          {t('posts.read')}
        </span>
      </div>
    </article>
  );
}
