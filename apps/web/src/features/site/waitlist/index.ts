export { entryQuery } from './api/queries';
export { JoinWaitlist } from './components/join-waitlist';
export { WaitlistPlace, WaitlistSkeleton } from './components/waitlist-place';
