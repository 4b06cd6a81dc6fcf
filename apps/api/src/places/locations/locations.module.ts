import { Module } from '@nestjs/common';
import { LocationsAdminController } from './admin/locations.controller.js';
import { ManageLocations } from './admin/manage-locations.js';
import { LocationsController } from './locations.controller.js';
import { NewLocations } from './new-locations.js';
import { PopularLocations } from './popular-locations.js';
import { ReadLocations } from './read-locations.js';

@Module({
  controllers: [LocationsController, LocationsAdminController],
  providers: [NewLocations, PopularLocations, ReadLocations, ManageLocations],
  exports: [NewLocations],
})
export class LocationsModule {}
