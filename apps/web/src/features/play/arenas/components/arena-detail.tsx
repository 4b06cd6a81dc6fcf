import { type ArenaDetailWire, mapUrl } from '@dronesoccer/contracts';
import { MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/actions/button-style';
import { ButtonLink } from '@/ui/actions/link';
import { LateMarkdown } from '@/ui/layout/late-markdown';
import { Picture } from '@/ui/layout/picture';
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ClassBadge } from './class-badge';
import { HoursTable } from './hours-table';

interface ArenaDetailProps {
  arena: ArenaDetailWire;
  /** The arena's bookable times. */
  booking: ReactNode;
}

/** The id of the times section, the target of the button at the top. */
const timesSection = 'times';

/** The information a visitor needs before coming, and the bookable times. */
export function ArenaDetail({ arena, booking }: ArenaDetailProps) {
  const { t } = useTranslation('arenas');
  const { id, name, location, class: arenaClass, capacity, description, rules, bring, gettingThere, hours } = arena;
  const [cover, ...others] = arena.pictures;
  const texts = [
    { title: t('rules'), text: rules },
    { title: t('bring'), text: bring },
    { title: t('gettingThere'), text: gettingThere },
  ].filter(({ text }) => text !== '');
  return (
    <div className="page-width flex flex-col gap-10 pt-8 pb-24">
      <Breadcrumbs trail={[{ label: t('title'), to: paths.findArena }, { label: `${location.city}, ${name}` }]} />
      <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[1.2fr_1fr]">
        {cover && (
          <Picture
            src={cover.url}
            alt={cover.alt}
            width={cover.width}
            height={cover.height}
            sizes="(min-width: 64rem) 46rem, 92vw"
            priority
            className="aspect-video w-full rounded-card object-cover"
          />
        )}
        <div className="flex flex-col items-start gap-5">
          <ClassBadge value={arenaClass} />
          <h1 className="display-2 wrap-anywhere">{location.city}</h1>
          <p className="lead">
            {name}, {location.name}
          </p>
          <p className="flex items-start gap-3">
            <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
            <span>
              {location.address}, {location.city} {location.province} {location.postalCode}
            </span>
          </p>
          <p className="flex items-center gap-3">
            <Users aria-hidden className="size-5 shrink-0 text-muted" />
            <span>{t('seats', { count: capacity })}</span>
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={({ search }) => `${paths.arena(id)}${search}#${timesSection}`}>{t('bookTime')}</ButtonLink>
            <a href={mapUrl(location)} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'outline' })}>
              {t('directions')}
            </a>
          </div>
        </div>
      </div>
      <section id={timesSection} className="flex scroll-mt-24 flex-col gap-5">
        <h2 className="display-2">{t('times')}</h2>
        {booking}
      </section>
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
        <div className="flex flex-col gap-10">
          <section className="flex flex-col gap-4">
            <h2 className="display-3">{t('about')}</h2>
            <LateMarkdown source={description} />
          </section>
          {texts.map(({ title, text }) => (
            <section key={title} className="flex flex-col gap-4">
              <h2 className="display-3">{title}</h2>
              <LateMarkdown source={text} />
            </section>
          ))}
        </div>
        {hours.length > 0 && <HoursTable hours={hours} />}
      </div>
      {others.length > 0 && (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {others.map(({ url, alt, width, height }) => (
            <li key={url}>
              <Picture
                src={url}
                alt={alt}
                width={width}
                height={height}
                sizes="(min-width: 40rem) 45vw, 92vw"
                className="aspect-video w-full rounded-card object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function ArenaDetailSkeleton() {
  return (
    <div className="page-width grid grid-cols-1 gap-x-14 gap-y-8 pt-24 pb-24 lg:grid-cols-[1.2fr_1fr]">
      <Skeleton className="aspect-video w-full" />
      <div className="flex flex-col gap-5">
        <Skeleton className="h-8 w-28" />
        <Skeleton className="h-14" />
        <Skeleton className="h-32" />
      </div>
    </div>
  );
}
