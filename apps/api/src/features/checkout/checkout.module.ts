import { Module } from '@nestjs/common';
import { CouponsModule } from '../coupons/index.js';
import { OrdersModule } from '../orders/index.js';
import { SettingsModule } from '../settings/index.js';
import { CheckoutController } from './checkout.controller.js';
import { PlaceOrder } from './place-order.js';
import { QuoteOrder } from './quote-order.js';

@Module({
  imports: [CouponsModule, OrdersModule, SettingsModule],
  controllers: [CheckoutController],
  providers: [PlaceOrder, QuoteOrder],
})
export class CheckoutModule {}
