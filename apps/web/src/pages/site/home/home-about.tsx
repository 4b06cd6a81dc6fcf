import { useTranslation } from 'react-i18next';
import { ArenaImage } from '../parts/arena-image';

/** The target of the footer's About us link (spec 2, Public routes). */
export function HomeAbout() {
  const { t } = useTranslation('site');
  return (
    <section id="about-us" aria-labelledby="about-us-heading" className="border-t border-line bg-surface">
      <div className="page-width section-space grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <ArenaImage name="community" sizes="(min-width: 64rem) 40rem, 92vw" className="w-full rounded-card" />
        <div className="flex flex-col gap-5">
          <h2 id="about-us-heading" className="display-2">
            {t('home.about.heading')}
          </h2>
          <p className="lead text-column">{t('home.about.text1')}</p>
          <p className="text-column text-muted">{t('home.about.text2')}</p>
        </div>
      </div>
    </section>
  );
}
