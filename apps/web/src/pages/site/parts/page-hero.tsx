import type { ContentPictureWire } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { Picture } from '@/ui/layout/picture';
import { Trail } from '@/ui/layout/trail';
import { arenaAddress } from './arena-image';

interface PageHeroProps {
  title: string;
  lead: string;
  /** Set if the title and the lead are in another language than the page. */
  lang?: string | undefined;
  /** Without a picture, the teams line up. */
  picture: ContentPictureWire | null;
  light: 'red' | 'ice';
  children?: ReactNode;
}

/** The top of a page: a night picture of the arena in either theme, with a large title. */
export function PageHero({ title, lead, lang, picture, light, children }: PageHeroProps) {
  return (
    <section className="night relative isolate overflow-clip">
      <Picture
        src={picture?.url ?? arenaAddress('community')}
        alt={picture?.alt ?? ''}
        focus={picture?.focus}
        // The picture has to fill the height, so it is wider than a phone's screen and cropped at the sides.
        sizes="max(100vw, min(60rem, 128vh))"
        priority
        className="absolute inset-0 -z-20 size-full max-w-none object-cover max-md:contrast-115 max-md:saturate-150"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-ground/95 via-ground/40 to-transparent max-md:via-ground/60 max-md:via-42% max-md:to-88%" />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-ground/80 to-transparent to-60% max-md:hidden" />
      <div className="page-width flex min-h-[min(34rem,72dvh)] flex-col justify-end gap-5 pt-28 pb-12">
        <h1 lang={lang} className="display-1 max-w-4xl wrap-anywhere">
          {title}
        </h1>
        <Trail animated shape={light === 'red' ? 'rise' : 'cross'} className="-mt-2 h-12 w-72 max-w-full" />
        {lead !== '' && (
          <p lang={lang} className="lead max-w-xl">
            {lead}
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
