import { Module } from '@nestjs/common';
import { LocationsController } from './locations.controller.js';
import { ReadLocations } from './read-locations.js';

@Module({ controllers: [LocationsController], providers: [ReadLocations] })
export class LocationsModule {}
