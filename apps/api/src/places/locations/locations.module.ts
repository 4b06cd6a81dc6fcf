import { Module } from '@nestjs/common';
import { LocationsAdminController } from './admin/locations.controller.js';
import { ManageLocations } from './admin/manage-locations.js';
import { LocationsController } from './locations.controller.js';
import { ClosingImpacts } from './closing-impacts.js';
import { NewLocations } from './new-locations.js';
import { PopularLocations } from './popular-locations.js';
import { ReadLocations } from './read-locations.js';
import { SlotTimeZones } from './slot-time-zones.js';

@Module({
  controllers: [LocationsController, LocationsAdminController],
  providers: [ClosingImpacts, NewLocations, PopularLocations, ReadLocations, SlotTimeZones, ManageLocations],
  exports: [ClosingImpacts, NewLocations, SlotTimeZones],
})
export class LocationsModule {}
