import { Module } from '@nestjs/common';
import { ArenaFiguresController } from './arena-figures.controller.js';
import { ReadFigures } from './read-figures.js';

@Module({ controllers: [ArenaFiguresController], providers: [ReadFigures] })
export class ArenaFiguresModule {}
