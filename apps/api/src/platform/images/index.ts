export { ImagesModule } from './images.module.js';
export { keepOwnPictures, type KeptPicture } from './own-pictures.js';
export { pictureKind } from './picture-kind.js';
export { PictureCache } from './picture-cache.js';
export { isOwnPicture, isSitePicture, PictureSources } from './picture-sources.js';
export { type PictureSubject, referToPictures } from './picture-references.js';
export { sendContent, sendFile, sendNotModified } from './send-picture.js';
export type { AttachedKind } from './read-picture.js';
export { PictureUploads } from './picture-uploads.js';
