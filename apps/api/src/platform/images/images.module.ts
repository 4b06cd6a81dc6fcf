import { Global, Module } from '@nestjs/common';
import { PictureCache } from './picture-cache.js';
import { PictureSources } from './picture-sources.js';
import { PictureUploads } from './picture-uploads.js';
import { ShownPictures } from './shown-pictures.js';
import { ShownPicturesController } from './shown-pictures.controller.js';
import { UploadCleaning } from './upload-cleaning.js';
import { UploadsController } from './uploads.controller.js';

@Global()
@Module({
  controllers: [UploadsController, ShownPicturesController],
  providers: [PictureUploads, UploadCleaning, PictureSources, PictureCache, ShownPictures],
  exports: [PictureUploads, PictureSources, PictureCache],
})
export class ImagesModule {}
