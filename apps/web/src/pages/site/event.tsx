import type { EventDetailWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PreviewNote } from '@/features/common/preview-note';
import { ShareHead } from '@/features/common/share-head';
import { usePreviewToken } from '@/features/common/use-preview-token';
import { EventDetail, EventDetailSkeleton, eventQuery, eventStructuredData } from '@/features/content/events';
import { ApiError } from '@/lib/errors/api-error';
import { useLocale } from '@/lib/i18n/use-locale';
import { PageHead, StructuredData } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { formatWallDateTime, formatWallDay } from '@/lib/wall-time';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';

/** An announced event, or a tournament. */
export default function EventPage() {
  const { t } = useTranslation('events');
  const { slug = '' } = useParams();
  const preview = usePreviewToken();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery<EventDetailWire>(eventQuery(slug, preview));
  if (data) return <FoundEvent event={data} updatedAt={dataUpdatedAt} isPreview={preview !== null} />;
  if (!error) {
    return (
      <>
        <PageHead title={t('page.title')} />
        <Loading label={t('page.loading')}>
          <EventDetailSkeleton />
        </Loading>
      </>
    );
  }
  const missing = error instanceof ApiError ? missingTexts[error.status] : undefined;
  return (
    <div className="page-width py-16">
      <PageHead title={t('page.title')} isPrivate />
      <h1 className="sr-only">{t('page.title')}</h1>
      {missing ? (
        <EmptyState
          title={t(`page.${missing}`)}
          text={t(`page.${missing}Text`)}
          action={<ButtonLink to={paths.event}>{t('all')}</ButtonLink>}
        />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  );
}

/** The texts for an address that no event ever had, and for an event that was taken down (CONTENT_003). */
const missingTexts: Partial<Record<number, 'unknown' | 'gone'>> = { 400: 'unknown', 404: 'unknown', 410: 'gone' };

interface FoundEventProps {
  event: EventDetailWire;
  /** The time of the answer (`placesAt`). */
  updatedAt: number;
  isPreview: boolean;
}

function FoundEvent({ event, updatedAt, isPreview }: FoundEventProps) {
  const { t } = useTranslation('events');
  const locale = useLocale();
  const { title, summary, localStart, venue, city, picture, slugs } = event;
  const description = `${formatWallDay(localStart, locale)}, ${venue}, ${city}. ${summary}`.trim();
  const addresses = Object.entries(slugs).map(([language, slug]) => [language, paths.eventPage(slug)] as const);
  return (
    <>
      <PageHead
        // Tournaments of one class have the same title, and a venue may hold two in a day.
        title={`${title}, ${city}, ${formatWallDateTime(localStart, locale)}`}
        description={description}
        published={addresses.length > 0 ? Object.fromEntries(addresses) : undefined}
        isPrivate={isPreview}
      />
      {isPreview && <PreviewNote text={t('page.preview')} />}
      {import.meta.env.SSR && (
        <ShareHead title={title} description={description} type="website" picture={picture?.url} />
      )}
      <StructuredData data={eventStructuredData(event, locale)} />
      <EventDetail event={event} updatedAt={updatedAt} />
    </>
  );
}
