import { Module } from '@nestjs/common';
import { CouponsModule } from '../coupons/index.js';
import { PaymentsModule } from '../payments/index.js';
import { AdoptGuestOrders } from './adopt-guest-orders.js';
import { CancelOrder } from './cancel-order.js';
import { CheckBooks } from './check-books.js';
import { OrderExpiry } from './order-expiry.js';
import { OrderLinks } from './order-links.js';
import { OrderMails } from './order-mails.js';
import { OrderPayable } from './order-payable.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { RecordOrder } from './record-order.js';
import { SettleOrder } from './settle-order.js';

@Module({
  imports: [CouponsModule, PaymentsModule],
  controllers: [OrdersController],
  providers: [
    AdoptGuestOrders,
    CancelOrder,
    CheckBooks,
    OrderExpiry,
    OrderLinks,
    OrderMails,
    OrderPayable,
    OrdersService,
    RecordOrder,
    SettleOrder,
  ],
  exports: [OrdersService],
})
export class OrdersModule {}
