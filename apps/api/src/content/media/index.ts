// Owns: media_pictures, text_pictures. Reads: content_entries (entries), content_texts (entries), policy_versions (policies),
// uploaded_pictures (platform), picture_references (platform).
export { pictureFocus, picturesIn, searchedEntryText, showPictures } from './library.js';
export { MediaModule } from './media.module.js';
