import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { hero } from '@/content/hero';
import { pictureWidths } from '@/ui/layout/picture-address';
import { ArenaImage } from '../parts/arena-image';
import { LateHeroLoop } from './late-hero-loop';
import { LateHeroPrice } from './late-hero-price';
import { type SectionProps, useTextLang } from './section-text';

/** The first screen: a full-width picture of the game, and the two actions for newcomers. */
export function HomeHero({ text }: SectionProps) {
  const { t } = useTranslation('site');
  const lang = useTextLang(text);
  const lead = text.title === '' ? t('home.lead') : text.summary;
  return (
    <section className="night relative isolate overflow-clip">
      <picture>
        {/* The picture fills the height, so portrait screens load a cropped version. */}
        <source media={hero.upright.media} srcSet={pictureWidths(hero.upright.src, 720)} sizes={hero.upright.sizes} />
        <ArenaImage
          name="hero"
          sizes={hero.wide.sizes}
          priority
          className="absolute inset-0 -z-20 size-full max-w-none object-cover object-[62%_center]"
        />
      </picture>
      <LateHeroLoop />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-ground via-ground/20 to-transparent" />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-ground/55 to-transparent to-65%" />
      <div className="page-width flex min-h-[min(52rem,calc(100dvh-4.5rem))] flex-col justify-end gap-6 pt-32 pb-12 lg:pb-20">
        <h1 lang={lang} className="display-1 max-w-5xl">
          {text.title || t('home.heading')}
        </h1>
        <div className="flex flex-col gap-2">
          {lead !== '' && (
            <p lang={lang} className="lead max-w-xl">
              {lead}
            </p>
          )}
          <LateHeroPrice />
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.findArena} size="lg">
            <MapPin aria-hidden className="size-5" />
            {t('home.findArena')}
          </ButtonLink>
          <ButtonLink to={paths.learn} size="lg" variant="outline">
            {t('home.howPlayed')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
