import { Module } from '@nestjs/common';
import { CouponsModule } from '../coupons/index.js';
import { OrdersModule } from '../orders/index.js';
import { TaxesModule } from '../../money/taxes/index.js';
import { DeskOrdersController } from './admin/desk-orders.controller.js';
import { PlaceDeskOrder } from './admin/place-desk-order.js';
import { CheckoutController } from './checkout.controller.js';
import { PlaceOrder } from './place-order.js';

@Module({
  imports: [CouponsModule, OrdersModule, TaxesModule],
  controllers: [CheckoutController, DeskOrdersController],
  providers: [PlaceDeskOrder, PlaceOrder],
})
export class CheckoutModule {}
