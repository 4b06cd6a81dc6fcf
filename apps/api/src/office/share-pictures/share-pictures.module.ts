import { Module } from '@nestjs/common';
import { SharePictures } from './share-pictures.js';
import { SharePicturesController } from './share-pictures.controller.js';

@Module({ controllers: [SharePicturesController], providers: [SharePictures] })
export class SharePicturesModule {}
