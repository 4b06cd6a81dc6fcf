import { Module } from '@nestjs/common';
import { EditMedia } from './edit-media.js';
import { MediaController } from './media.controller.js';

@Module({ controllers: [MediaController], providers: [EditMedia] })
export class MediaModule {}
