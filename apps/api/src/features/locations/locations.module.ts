import { Module } from '@nestjs/common';
import { LocationsController } from './locations.controller.js';
import { PopularLocations } from './popular-locations.js';
import { ReadLocations } from './read-locations.js';

@Module({ controllers: [LocationsController], providers: [PopularLocations, ReadLocations] })
export class LocationsModule {}
