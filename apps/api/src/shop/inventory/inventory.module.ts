import { Module, type OnModuleInit } from '@nestjs/common';
import { ClosingImpacts, LocationsModule, NewLocations } from '../../places/locations/index.js';
import { AdjustStock } from './admin/adjust-stock.js';
import { InventoryAdminController } from './admin/inventory.controller.js';
import { ReadStock } from './admin/read-stock.js';
import { closingImpact } from './closing-impact.js';
import { ShelveStock } from './shelve-stock.js';
import { StockChanges } from './stock-changes.js';
import { openShelf } from './stock-points.queries.js';

@Module({
  imports: [LocationsModule],
  controllers: [InventoryAdminController],
  providers: [AdjustStock, ReadStock, ShelveStock, StockChanges],
  exports: [ShelveStock, StockChanges],
})
export class InventoryModule implements OnModuleInit {
  constructor(
    private readonly newLocations: NewLocations,
    private readonly closingImpacts: ClosingImpacts,
  ) {}

  onModuleInit(): void {
    this.newLocations.register(openShelf);
    this.closingImpacts.register(closingImpact);
  }
}
