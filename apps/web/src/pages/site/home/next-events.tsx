import { NextEvents } from '@/features/content/events';
import { nextEventsRoom } from './next-events-room';

export default function HomeNextEvents() {
  return <NextEvents room={nextEventsRoom} />;
}
