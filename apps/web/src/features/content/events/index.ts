export { eventQuery } from './api/queries';
export { EventDetail, EventDetailSkeleton } from './components/event-detail';
export { NextEvents } from './components/next-events';
export { UpcomingEvents } from './components/upcoming-events';
export { eventStructuredData } from './model/structured-data';
