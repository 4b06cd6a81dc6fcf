import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { TextLink } from '@/ui/actions/link';
import { nextEventsQuery } from '../api/queries';
import { placesAt, useClock } from '../model/use-clock';
import { EventCard } from './event-card';

interface NextEventsProps {
  /** Classes that reserve the height of the cards while they load. */
  room: string;
  /** The heading, whose id is `next-events`. */
  heading: ReactNode;
}

/** The next events and tournaments. Renders nothing if none is announced. */
export function NextEvents({ room, heading }: NextEventsProps) {
  const { t } = useTranslation('events');
  const now = useClock();
  const { data, isPending, dataUpdatedAt } = useQuery(nextEventsQuery());
  if (isPending) return <div className={room} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="next-events" className="page-width section-space">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        {heading}
        <TextLink to={paths.event} className="inline-flex min-h-11 items-center">
          {t('all')}
        </TextLink>
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.items.map((event) => (
          <li key={event.address}>
            <EventCard event={event} now={placesAt(now, dataUpdatedAt)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
