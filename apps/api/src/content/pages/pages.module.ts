import { Module } from '@nestjs/common';
import { EntriesModule } from '../entries/index.js';
import { PagesController } from './pages.controller.js';

@Module({ imports: [EntriesModule], controllers: [PagesController] })
export class PagesModule {}
