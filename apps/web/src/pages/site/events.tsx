import { UpcomingEvents } from '@/features/content/events';
import { EditedPage } from './parts/edited-page';

/** The events that are ahead, and what an event day is. */
export default function EventsPage() {
  return <EditedPage name="event" light="ice" before={<UpcomingEvents />} />;
}
