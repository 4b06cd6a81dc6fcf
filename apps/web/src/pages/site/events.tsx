import { UpcomingEvents } from '@/features/content/events';
import { EditedPage } from './parts/edited-page';

/** The upcoming events, and a description of an event day. */
export default function EventsPage() {
  return <EditedPage name="event" light="ice" before={<UpcomingEvents />} />;
}
