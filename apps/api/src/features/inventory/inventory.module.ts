import { Module } from '@nestjs/common';
import { AdjustStock } from './admin/adjust-stock.js';
import { InventoryAdminController } from './admin/inventory.controller.js';
import { ReadStock } from './admin/read-stock.js';
import { ShelveStock } from './shelve-stock.js';
import { StockChanges } from './stock-changes.js';

@Module({
  controllers: [InventoryAdminController],
  providers: [AdjustStock, ReadStock, ShelveStock, StockChanges],
  exports: [ShelveStock, StockChanges],
})
export class InventoryModule {}
