export { ImagesModule } from './images.module.js';
export { isSitePicture } from './picture-sources.js';
export { PictureUploads, type UploadedPicture } from './picture-uploads.js';
export { type InUse, UploadCleaning } from './upload-cleaning.js';
