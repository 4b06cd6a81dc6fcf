import { Module } from '@nestjs/common';
import { AssignCoupons } from './assign-coupons.js';
import { CouponsAdminController } from './coupons.admin.controller.js';
import { CouponsController } from './coupons.controller.js';
import { CouponsService } from './coupons.service.js';
import { FirstOrderOffers } from './first-order-offers.js';
import { ManageCoupons } from './manage-coupons.js';

@Module({
  controllers: [CouponsController, CouponsAdminController],
  providers: [CouponsService, ManageCoupons, AssignCoupons, FirstOrderOffers],
  exports: [CouponsService],
})
export class CouponsModule {}
