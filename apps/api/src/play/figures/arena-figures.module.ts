import { Module } from '@nestjs/common';
import { ArenaFiguresController } from './admin/arena-figures.controller.js';
import { ReadFigures } from './admin/read-figures.js';

@Module({ controllers: [ArenaFiguresController], providers: [ReadFigures] })
export class ArenaFiguresModule {}
