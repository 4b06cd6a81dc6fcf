import type { Locale } from '@dronesoccer/contracts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sharePicture } from '@/lib/share-picture';
import { buttonClass } from '@/ui/actions/button-style';
import { Picture } from '@/ui/layout/picture';
import type { PostSubject } from '../api/subjects';

/** The picture for the posts: two formats drawn by the server, or the arena's own picture. */
export function PostPicture({ shared: { drawn, picture }, locale }: { shared: PostSubject; locale: Locale }) {
  const { t } = useTranslation('social.admin');
  if (drawn === null && picture === null) return null;
  return (
    <figure className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {drawn === null ? (
        <Picture
          src={picture ?? ''}
          alt=""
          sizes="20rem"
          className="aspect-video w-80 max-w-full rounded-card object-cover"
        />
      ) : (
        <img
          src={sharePicture(drawn, locale)}
          alt=""
          width={1200}
          height={630}
          className="h-auto w-80 max-w-full rounded-card border border-line"
        />
      )}
      <figcaption className="flex flex-wrap gap-2">
        {drawn === null ? (
          <SavePicture href={picture ?? ''} label={t('posts.picture')} />
        ) : (
          (['wide', 'square'] as const).map((shape) => (
            <SavePicture
              key={shape}
              href={sharePicture(drawn, locale, shape)}
              name={`${drawn.slug}-${shape}-${locale}.jpg`}
              label={t(`posts.pictures.${shape}`)}
            />
          ))
        )}
      </figcaption>
    </figure>
  );
}

function SavePicture({ href, name = '', label }: { href: string; name?: string; label: string }) {
  return (
    <a href={href} download={name} className={buttonClass({ variant: 'outline' })}>
      <Download aria-hidden className="size-5" />
      {label}
    </a>
  );
}
