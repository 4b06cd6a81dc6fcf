// Owns: none. Reads: announced_events (entries), content_entries (entries), content_texts (entries), content_slugs (entries), class_slots
// (slots), arenas (arenas), locations (locations), companies (companies).
export { EventsModule } from './events.module.js';
export { presentEvent } from './events.presenter.js';
export { type EventRow, eventsByAddress } from './events.queries.js';
export { ReadEvents } from './read-events.js';
