import { Module } from '@nestjs/common';
import { EntriesModule } from '../entries/index.js';
import { GalleryController } from './gallery.controller.js';

@Module({ imports: [EntriesModule], controllers: [GalleryController] })
export class GalleryModule {}
