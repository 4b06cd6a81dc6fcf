import { Module } from '@nestjs/common';
import { GeoController } from './geo.controller.js';
import { LookUpPosition } from './look-up-position.js';
import { ReverseService } from './reverse-service.js';

@Module({ controllers: [GeoController], providers: [LookUpPosition, ReverseService] })
export class GeoModule {}
