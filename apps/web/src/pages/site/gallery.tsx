import '@/lib/http/content-calls';
import type { GalleryPictureWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Picture } from '@/ui/layout/picture';
import { Lightbox } from '@/ui/overlays/lightbox';
import { PageTitle } from './parts/page-title';

export default function GalleryPage() {
  const { t } = useTranslation('editorial');
  const { data, error, isFetching, refetch } = useQuery(callQuery('gallery.list'));
  return (
    <>
      <PageTitle title={t('gallery.title')} lead={t('gallery.lead')} />
      <div className="page-width pb-24">
        {data && data.length > 0 && <Pictures pictures={data} />}
        {data?.length === 0 && <EmptyState title={t('gallery.none')} text={t('gallery.noneText')} />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !error && (
          <Loading label={t('gallery.loading')} className={gridClass}>
            <Skeleton className="h-72 rounded-card sm:col-span-2" />
            <Skeleton className="h-72 rounded-card" />
          </Loading>
        )}
      </div>
    </>
  );
}

const wholeRow = 'lg:col-span-3';
const gridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

function Pictures({ pictures }: { pictures: readonly GalleryPictureWire[] }) {
  const { t } = useTranslation('editorial');
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <ul className={gridClass}>
        {pictures.map((shown, index) => (
          <GalleryItem
            key={shown.id}
            shown={shown}
            span={spanOf(index, pictures.length)}
            onOpen={() => setOpened(index)}
          />
        ))}
      </ul>
      <Lightbox
        name={t('gallery.title')}
        images={pictures.map(({ picture }) => picture)}
        at={opened}
        onChange={setOpened}
      />
    </>
  );
}

interface GalleryItemProps {
  shown: GalleryPictureWire;
  span: string;
  onOpen: () => void;
}

function GalleryItem({ shown: { locale, caption, picture }, span, onOpen }: GalleryItemProps) {
  const { t } = useTranslation('editorial');
  const pageLocale = useLocale();
  return (
    <li className={span}>
      <figure className="flex h-full flex-col gap-3">
        <button
          type="button"
          aria-label={t('gallery.enlarge', { what: picture.alt })}
          onClick={onOpen}
          className="flex grow cursor-zoom-in overflow-hidden rounded-card"
        >
          <Picture
            src={picture.url}
            focus={picture.focus}
            alt=""
            sizes="(min-width: 64rem) 56rem, 92vw"
            className={cx(
              'min-h-64 w-full grow object-cover transition-transform duration-(--slow) ease-flight hover:scale-[1.03]',
              span.includes(wholeRow) && 'lg:h-112',
            )}
          />
        </button>
        <figcaption
          lang={locale === pageLocale ? undefined : intlLocale[locale]}
          className="text-sm wrap-anywhere text-muted"
        >
          {caption}
        </figcaption>
      </figure>
    </li>
  );
}

/** Every fifth picture spans two columns to vary the layout, and the last one fills its row. */
function spanOf(index: number, count: number): string {
  return cx(index % 5 === 0 && 'sm:col-span-2', index === count - 1 && lastSpans[count % 5]);
}

/** The span of the last picture by the number of pictures after the last five. */
const lastSpans = ['', wholeRow, 'sm:col-span-2 lg:col-span-1', wholeRow, 'sm:col-span-2'] as const;
