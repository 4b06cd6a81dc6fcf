import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arenaPictures } from '@/content/arena-pictures';
import { gallery } from '@/content/gallery';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { Lightbox } from '@/ui/overlays/lightbox';
import { ArenaImage, arenaAddress } from './parts/arena-image';
import { PageTitle } from './parts/page-title';

export default function GalleryPage() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <PageTitle title={t('gallery.title')} lead={t('gallery.lead')} />
      <ul className="page-width grid grid-cols-1 gap-4 pb-24 sm:grid-cols-2 lg:grid-cols-3">
        {gallery.map(({ picture, caption }, index) => (
          // Every fifth picture spans two columns to vary the layout, and the last one fills its row.
          <li key={picture} className={cx(index % 5 === 0 && 'sm:col-span-2', 'lg:last:col-span-3')}>
            <figure className="flex h-full flex-col gap-3">
              <button
                type="button"
                aria-label={t('gallery.enlarge', { what: arenaPictures[picture][locale] })}
                onClick={() => setOpened(index)}
                className="flex grow cursor-zoom-in overflow-hidden rounded-card"
              >
                <ArenaImage
                  name={picture}
                  decorative
                  sizes="(min-width: 64rem) 56rem, 92vw"
                  className="min-h-64 w-full grow object-cover transition-transform duration-(--slow) ease-flight hover:scale-[1.03] lg:in-[li:last-child]:h-112"
                />
              </button>
              <figcaption className="text-sm text-muted">{caption[locale]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox
        name={t('gallery.title')}
        images={gallery.map(({ picture }) => ({ url: arenaAddress(picture), alt: arenaPictures[picture][locale] }))}
        at={opened}
        onChange={setOpened}
      />
    </>
  );
}
