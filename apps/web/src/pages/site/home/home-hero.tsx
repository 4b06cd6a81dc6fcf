import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocationChoice } from '@/features/site/locations';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { ArenaImage } from '../parts/arena-image';

/** The first screen: the game itself, full width, and the two things a newcomer wants to do. */
export function HomeHero() {
  const { t } = useTranslation('site');
  const openChooser = useLocationChoice((choice) => choice.setOpen);
  return (
    <section className="night relative isolate overflow-clip">
      <ArenaImage
        name="hero"
        // It fills the height, so on an upright screen the picture is far wider than the screen that cuts it.
        sizes="max(100vw, min(92rem, 178vh))"
        priority
        className="absolute inset-0 -z-20 size-full max-w-none object-cover object-[62%_center]"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-ground via-ground/20 to-transparent" />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-ground/55 to-transparent to-65%" />
      <div className="page-width flex min-h-[min(52rem,calc(100dvh-4.5rem))] flex-col justify-end gap-6 pt-32 pb-12 lg:pb-20">
        <h1 className="display-1 max-w-5xl">{t('home.heading')}</h1>
        <p className="lead max-w-xl">{t('home.lead')}</p>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" onClick={() => openChooser(true)}>
            <MapPin aria-hidden className="size-5" />
            {t('home.findArena')}
          </Button>
          <ButtonLink to={paths.learn} size="lg" variant="outline">
            {t('home.howPlayed')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
