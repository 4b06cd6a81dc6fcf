import { useTranslation } from 'react-i18next';
import { gallery } from '@/content/gallery';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { ArenaImage } from './parts/arena-image';
import { PageTitle } from './parts/page-title';

export default function GalleryPage() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  return (
    <>
      <PageTitle title={t('gallery.title')} lead={t('gallery.lead')} />
      <ul className="page-width grid grid-cols-1 gap-4 pb-24 sm:grid-cols-2 lg:grid-cols-3">
        {gallery.map(({ picture, caption }, index) => (
          // Every fifth picture takes two columns, so that the wall has a rhythm.
          <li key={picture} className={cx(index % 5 === 0 && 'sm:col-span-2')}>
            <figure className="flex h-full flex-col gap-3">
              <ArenaImage
                name={picture}
                sizes="(min-width: 64rem) 56rem, 92vw"
                className="min-h-64 w-full grow rounded-card object-cover"
              />
              <figcaption className="text-sm text-muted">{caption[locale]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  );
}
