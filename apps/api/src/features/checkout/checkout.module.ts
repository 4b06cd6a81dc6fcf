import { Module } from '@nestjs/common';
import { CouponsModule } from '../coupons/index.js';
import { OrdersModule } from '../orders/index.js';
import { CheckoutController } from './checkout.controller.js';
import { PlaceOrder } from './place-order.js';
import { PriceRulesReader } from './price-rules.js';
import { QuoteOrder } from './quote-order.js';

@Module({
  imports: [CouponsModule, OrdersModule],
  controllers: [CheckoutController],
  providers: [PlaceOrder, PriceRulesReader, QuoteOrder],
})
export class CheckoutModule {}
