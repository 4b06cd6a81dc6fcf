import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { Picture } from '@/ui/layout/picture';
import { Trail } from '@/ui/layout/trail';

/** The strip above the products: one ball in the light of the arena, and the two ways into the shop. */
export function ShopHero() {
  const { t } = useTranslation('shop');
  return (
    <section className="night relative isolate overflow-hidden">
      <div className="page-width grid items-center gap-x-10 gap-y-6 py-10 sm:py-14 lg:grid-cols-[1.05fr_1fr] lg:py-16">
        <div className="relative z-10 flex flex-col items-start gap-5">
          <h1 className="display-1">{t('hero.title')}</h1>
          <p className="lead max-w-xl text-muted">{t('hero.text')}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.category('drones')} size="lg" preventScrollReset>
              {t('hero.drones')}
              <ArrowRight aria-hidden className="size-5" />
            </ButtonLink>
            <ButtonLink to={paths.category('complete-packages')} size="lg" variant="outline" preventScrollReset>
              {t('hero.packages')}
            </ButtonLink>
          </div>
        </div>
        <div className="relative">
          <Picture
            src="/pictures/arena/goal-moment.webp"
            alt={t('hero.alt')}
            sizes="(min-width: 64rem) 48vw, 100vw"
            priority
            className="aspect-16/10 w-full rounded-card object-cover"
          />
          <Trail animated className="pointer-events-none absolute -bottom-8 -left-16 w-[120%] max-w-none opacity-90" />
        </div>
      </div>
    </section>
  );
}
