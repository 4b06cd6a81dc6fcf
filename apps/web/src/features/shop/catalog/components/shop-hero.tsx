import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { Picture } from '@/ui/layout/picture';

/** A low banner that leaves the products in view: the arena's light, and two links into the shop. */
export function ShopHero() {
  const { t } = useTranslation('shop');
  return (
    <section className="night relative isolate overflow-clip">
      <Picture
        src="/pictures/arena/goal-moment.webp"
        alt={t('hero.alt')}
        sizes="(min-width: 64rem) 60vw, 100vw"
        priority
        className="absolute inset-y-0 right-0 -z-20 h-full w-full object-cover lg:w-3/5"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-ground from-25% via-ground/75 to-ground/25 lg:from-42% lg:via-ground/60 lg:to-transparent" />
      <div className="page-width flex flex-col items-start gap-x-10 gap-y-3 py-6 sm:gap-y-4 lg:flex-row lg:items-center lg:justify-between lg:py-4">
        <div className="flex flex-col gap-3 sm:gap-4 lg:gap-1">
          <h1 className="display-2 lg:text-4xl">{t('hero.title')}</h1>
          <p className="max-w-lg text-muted sm:text-lg lg:max-w-3xl lg:text-base">{t('hero.text')}</p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-3 max-sm:hidden">
          <ButtonLink to={paths.category('drones')} preventScrollReset>
            {t('hero.drones')}
            <ArrowRight aria-hidden className="size-5" />
          </ButtonLink>
          <ButtonLink to={paths.category('complete-packages')} variant="outline" preventScrollReset>
            {t('hero.packages')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
