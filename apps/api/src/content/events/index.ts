// Owns: announced_events. Reads: content_entries (entries), content_texts (entries), content_slugs (entries), class_slots
// (slots), arenas (arenas), locations (locations), companies (companies).
export { EventsModule } from './events.module.js';
