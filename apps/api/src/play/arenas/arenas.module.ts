import { Module, type OnModuleInit } from '@nestjs/common';
import { ClosingImpacts, LocationsModule, SlotTimeZones } from '../../places/locations/index.js';
import { ArenasAdminController } from './admin/arenas.controller.js';
import { ManageArenas } from './admin/manage-arenas.js';
import { ArenasController } from './arenas.controller.js';
import { closingImpact } from './closing-impact.js';
import { hasSlotsInOtherTimeZone } from './commitments.queries.js';
import { ReadArenas } from './read-arenas.js';

@Module({
  imports: [LocationsModule],
  controllers: [ArenasController, ArenasAdminController],
  providers: [ReadArenas, ManageArenas],
  exports: [ReadArenas],
})
export class ArenasModule implements OnModuleInit {
  constructor(
    private readonly closingImpacts: ClosingImpacts,
    private readonly slotTimeZones: SlotTimeZones,
  ) {}

  onModuleInit(): void {
    this.closingImpacts.register(closingImpact);
    this.slotTimeZones.register((executor, locationId, at) => hasSlotsInOtherTimeZone(executor, { locationId }, at));
  }
}
