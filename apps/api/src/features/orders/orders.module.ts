import { Module } from '@nestjs/common';
import { CouponsModule } from '../coupons/index.js';
import { PaymentsModule } from '../payments/index.js';
import { FindOrders } from './admin/find-orders.js';
import { MoveOrder } from './admin/move-order.js';
import { OrderChanges } from './admin/order-changes.js';
import { OrderDesk } from './admin/order-desk.js';
import { OrderFiles } from './admin/order-files.js';
import { ReturnsQueue } from './admin/returns-queue.js';
import { AdoptGuestOrders } from './adopt-guest-orders.js';
import { CancelOrder } from './cancel-order.js';
import { DocumentsController } from './documents/documents.controller.js';
import { DocumentsService } from './documents/documents.service.js';
import { OrderExpiry } from './order-expiry.js';
import { OrderLinks } from './order-links.js';
import { OrderMails } from './order-mails.js';
import { OrderPayable } from './order-payable.js';
import { OrdersAdminController } from './orders-admin.controller.js';
import { OrdersAdminService } from './orders-admin.service.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { RecordOrder } from './record-order.js';
import { RefundsAdminController } from './refunds-admin.controller.js';
import { RefundsAdminService } from './refunds-admin.service.js';
import { RefundOrder } from './refunds/refund-order.js';
import { DecideReturn } from './returns/decide-return.js';
import { RequestReturn } from './returns/request-return.js';
import { SettleOrder } from './settle-order.js';

@Module({
  imports: [CouponsModule, PaymentsModule],
  // The dashboard's first: `/orders/board` is no order's id.
  controllers: [OrdersAdminController, RefundsAdminController, OrdersController, DocumentsController],
  providers: [
    AdoptGuestOrders,
    CancelOrder,
    DecideReturn,
    DocumentsService,
    FindOrders,
    MoveOrder,
    OrderChanges,
    OrderDesk,
    OrderExpiry,
    OrderFiles,
    OrderLinks,
    OrderMails,
    OrderPayable,
    OrdersAdminService,
    OrdersService,
    RecordOrder,
    RefundOrder,
    RefundsAdminService,
    RequestReturn,
    ReturnsQueue,
    SettleOrder,
  ],
  exports: [OrdersService],
})
export class OrdersModule {}
