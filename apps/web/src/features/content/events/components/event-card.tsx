import { type EventWire, provinces } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { EventTime } from '@/features/common/event-time';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { formatWallDay } from '@/lib/wall-time';
import { ButtonLink, Link } from '@/ui/actions/link';
import { Badge } from '@/ui/feedback/badge';
import { isOpenToTeams } from '../model/stage';
import { EntryText, OutdoorWarning } from './event-facts';
import { EventPicture } from './event-picture';

interface EventCardProps {
  event: EventWire;
  /** Null until the free places are known (`placesAt`). */
  now: number | null;
}

/** An event in the list. The whole card links to the event's page, and its button to the booking of a tournament. */
export function EventCard({ event, now }: EventCardProps) {
  const { t } = useTranslation('events');
  const locale = useLocale();
  const { address, title, summary, venue, city, province, localStart, isOutdoor, entry } = event;
  const lang = event.locale === locale ? undefined : intlLocale[event.locale];
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-[border-color,box-shadow] duration-(--medium) ease-flight hover:border-line-strong hover:shadow-lift">
      <EventPicture
        event={event}
        sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 46vw, 92vw"
        className="aspect-5/2"
      />
      <div className="flex grow flex-col gap-3 p-4 sm:p-5">
        <h3 lang={lang} className="display-3 wrap-anywhere">
          <Link to={paths.eventPage(address)} className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h3>
        <p className="flex flex-col font-semibold">
          <EventTime event={event} locale={locale} />
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {t('place', { city, province: provinces[province][locale] })}
          <br />
          {entry ? summary : venue}
        </p>
        {!entry && summary !== '' && <p lang={lang}>{summary}</p>}
        {isOutdoor && (
          <>
            <p>
              <Badge tone="warn">{t('outdoors')}</Badge>
            </p>
            <OutdoorWarning />
          </>
        )}
        <div className="mt-auto flex flex-col items-start gap-3 pt-1">
          <EntryText event={event} now={now} />
          {entry && isOpenToTeams(event, now) ? (
            <ButtonLink
              to={paths.book(entry.slotId)}
              aria-label={t('enterAt', { title, when: formatWallDay(localStart, locale) })}
              className="relative"
            >
              {t('enter')}
            </ButtonLink>
          ) : (
            <span aria-hidden className="inline-flex min-h-11 items-center text-sm font-semibold text-ice">
              {t('see')}
            </span>
          )}
        </div>
      </div>
    </article>
  );
}
