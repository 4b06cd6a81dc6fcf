// Owns: content_entries, content_texts, content_slugs, announced_events, entry_versions.
export { EntriesModule } from './entries.module.js';
export { presentPicture } from './entries.presenter.js';
export { type ContentRow, isShown, publishedSlugs, savedText, shownText } from './entries.queries.js';
export { VersionNumber } from './version-number.js';
export { ReadEntries } from './read-entries.js';
