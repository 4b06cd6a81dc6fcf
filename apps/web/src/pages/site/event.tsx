import { event } from '@/content/pages/events';
import { SitePageView } from './parts/site-page-view';

export default function EventPage() {
  return <SitePageView content={event} />;
}
