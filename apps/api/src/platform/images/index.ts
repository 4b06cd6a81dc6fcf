export { ImagesModule } from './images.module.js';
export { keepOwnPictures, type KeptPicture } from './own-pictures.js';
export { isSitePicture } from './picture-sources.js';
export { type PictureSubject, referToPictures } from './picture-references.js';
export { PictureUploads, type UploadedPicture } from './picture-uploads.js';
