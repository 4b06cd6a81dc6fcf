import { type EventDetailWire, provinces } from '@dronesoccer/contracts';
import { CalendarPlus2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EventTime } from '@/features/common/event-time';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/actions/button-style';
import { ButtonLink, TextLink, textLinkClass } from '@/ui/actions/link';
import { Badge } from '@/ui/feedback/badge';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Markdown } from '@/ui/layout/markdown';
import { calendarFileAddress } from '../model/calendar-files';
import { isOpenToTeams, stageOf } from '../model/stage';
import { placesAt } from '../model/use-clock';
import { EntryText, OutdoorWarning } from './event-facts';
import { EventPicture } from './event-picture';

const columns =
  'page-width grid grid-cols-1 gap-x-14 gap-y-8 pt-12 pb-24 lg:grid-cols-[1.2fr_1fr] lg:grid-rows-[auto_auto_1fr] lg:pt-20';

/** One event: its time, its place, how to enter, and the text of its announcement. */
export function EventDetail({ event, updatedAt }: { event: EventDetailWire; updatedAt: number }) {
  const { t } = useTranslation('events');
  const pageLocale = useLocale();
  // The server's render has a time too, or an event that has begun would move the page. The minute in which it begins is
  // the exception: React then renders the page again.
  const [now] = useState(Date.now);
  const { address, locale, title, summary, venue, city, province, isOutdoor, entry, body, link } = event;
  const lang = locale === pageLocale ? undefined : intlLocale[locale];
  const stage = stageOf(event, now);
  const entryNow = placesAt(now, updatedAt);
  return (
    <article className={columns}>
      <header className="flex flex-col items-start gap-5 lg:col-span-2">
        <div className="flex flex-wrap gap-2 empty:hidden">
          {entry && <Badge>{t('tournament')}</Badge>}
          {isOutdoor && <Badge tone="warn">{t('outdoors')}</Badge>}
          {stage === 'cancelled' && <Badge tone="red">{t('cancelled')}</Badge>}
        </div>
        <h1 lang={lang} className="display-2 wrap-anywhere">
          {title}
        </h1>
        {summary !== '' && (
          <p lang={lang} className="lead text-column text-muted">
            {summary}
          </p>
        )}
        {lang !== undefined && <p className="rounded-control bg-raised px-4 py-3">{t(`page.onlyIn.${locale}`)}</p>}
      </header>
      <EventPicture
        event={event}
        sizes="(min-width: 64rem) 46rem, 92vw"
        priority
        className="aspect-video rounded-card"
      />
      <div className="flex flex-col items-start gap-5 lg:row-span-2">
        {stage !== 'ahead' && <p className="font-semibold">{t(`page.${stage}`)}</p>}
        <dl className="w-full border-t border-line">
          <Fact term={t('page.when')}>
            <span className="flex flex-col">
              <EventTime event={event} locale={pageLocale} />
            </span>
          </Fact>
          <Fact term={t('page.where')}>
            {venue}
            <br />
            {t('place', { city, province: provinces[province][pageLocale] })}
          </Fact>
          {entry && stage === 'ahead' && (
            <Fact term={t('page.teams')}>
              <EntryText event={event} now={entryNow} />
            </Fact>
          )}
        </dl>
        <div className="flex flex-wrap gap-3">
          {entry && stage === 'ahead' && isOpenToTeams(event, entryNow) && (
            <ButtonLink to={paths.book(entry.slotId)}>{t('enter')}</ButtonLink>
          )}
          {stage === 'ahead' && (
            <a href={calendarFileAddress(address, pageLocale)} className={buttonClass({ variant: 'outline' })}>
              <CalendarPlus2 aria-hidden className="size-5" />
              {t('page.calendar')}
            </a>
          )}
          {entry && (
            <ButtonLink to={paths.arena(entry.arenaId)} variant="outline">
              {t('page.arena')}
            </ButtonLink>
          )}
        </div>
        {link !== null && (
          <a
            href={link}
            rel="nofollow noopener noreferrer"
            className={`inline-flex min-h-11 items-center ${textLinkClass}`}
          >
            {t('page.organizer')}
          </a>
        )}
      </div>
      <div className="flex flex-col items-start gap-8">
        {isOutdoor && <OutdoorWarning />}
        {body !== '' && (
          <div lang={lang}>
            <Markdown source={body} hasPictures />
          </div>
        )}
        <TextLink to={paths.event} className="inline-flex min-h-11 items-center">
          {t('all')}
        </TextLink>
      </div>
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-b border-line py-3">
      <dt className="w-24 shrink-0 font-semibold">{term}</dt>
      <dd className="min-w-48 grow basis-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

export function EventDetailSkeleton() {
  return (
    <div className={columns}>
      <Skeleton className="h-14 max-w-2xl lg:col-span-2" />
      <Skeleton className="aspect-video w-full rounded-card" />
      <Skeleton className="h-64" />
    </div>
  );
}
