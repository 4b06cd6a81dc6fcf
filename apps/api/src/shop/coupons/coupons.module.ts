import { Module } from '@nestjs/common';
import { AssignCoupons } from './admin/assign-coupons.js';
import { CouponsAdminController } from './admin/coupons.controller.js';
import { ManageCoupons } from './admin/manage-coupons.js';
import { CouponsController } from './coupons.controller.js';
import { SendFirstOrderOffers } from './send-first-order-offers.js';
import { ValidateCoupon } from './validate-coupon.js';

@Module({
  controllers: [CouponsController, CouponsAdminController],
  providers: [ValidateCoupon, SendFirstOrderOffers, ManageCoupons, AssignCoupons],
})
export class CouponsModule {}
