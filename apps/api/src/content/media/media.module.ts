import { Module } from '@nestjs/common';
import { EditMedia } from './admin/edit-media.js';
import { MediaController } from './admin/media.controller.js';

@Module({ controllers: [MediaController], providers: [EditMedia] })
export class MediaModule {}
